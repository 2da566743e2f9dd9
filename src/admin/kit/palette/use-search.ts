'use client'

import { useEffect, useState } from 'react'

import { request } from '@/src/lib/browser/request'

import { type FoundGroup, searchAnswer } from './found'

const PAUSE_MS = 150
const SHORTEST = 3

type Search = {
  readonly groups: readonly FoundGroup[]
  readonly state: 'nothing' | 'loading' | 'done' | 'failed'
}

const NOTHING: Search = { groups: [], state: 'nothing' }

/** What the server finds for the words, once no more is typed for a moment. */
export function useSearch(words: string): Search {
  const q = words.trim()
  const [known, setKnown] = useState<Search & { readonly q: string }>()
  useEffect(() => {
    if (q.length < SHORTEST) return
    const leaving = new AbortController()
    const later = setTimeout(async () => {
      const { signal } = leaving
      const path = `/api/office/search?${new URLSearchParams({ q })}`
      const result = await request('GET', path, { answer: searchAnswer, signal })
      if (signal.aborted) return
      setKnown({
        q,
        groups: result.ok ? result.value.groups : [],
        state: result.ok ? 'done' : 'failed',
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(later)
      leaving.abort()
    }
  }, [q])
  if (q.length < SHORTEST) return NOTHING
  return known?.q === q ? known : { groups: known?.groups ?? [], state: 'loading' }
}
