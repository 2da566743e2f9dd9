'use client'

import { useEffect, useState } from 'react'
import { z } from 'zod'

import { request } from '@/src/lib/browser/request'

import { SHORTEST_WORDS } from './shortest-words'

const found = z.object({ id: z.string(), name: z.string(), email: z.string() })
const answer = z.object({ people: z.array(found) })
export type Found = z.infer<typeof found>

const PAUSE_MS = 150

const ask = (params: Record<string, string>, signal: AbortSignal) =>
  request('GET', `/api/office/people?${new URLSearchParams(params)}`, { answer, signal })

/** Who has this id. */
async function namedPerson(id: string, signal: AbortSignal): Promise<Found | undefined> {
  const result = await ask({ id }, signal)
  return result.ok ? result.value.people[0] : undefined
}

/** Anyone who has an id, once that is known; someone who was just chosen is known already. */
export function useNamed(id: string | null | undefined) {
  const [known, tell] = useState<Found | null>(null)
  useEffect(() => {
    if (!id || known?.id === id) return
    const leaving = new AbortController()
    void namedPerson(id, leaving.signal).then((found) => found && tell(found))
    return () => leaving.abort()
  }, [id, known?.id])
  return [known && known.id === id ? known : null, tell] as const
}

type People = { readonly people: readonly Found[]; readonly state: 'loading' | 'done' | 'failed' }

/** The people whom the words find, once no more is typed for a moment. */
export function usePeople(words: string, of: string): People {
  const [known, setKnown] = useState<People & { readonly words: string }>()
  useEffect(() => {
    const q = words.trim()
    if (q.length < SHORTEST_WORDS) return
    const leaving = new AbortController()
    const later = setTimeout(async () => {
      const result = await ask({ q, of }, leaving.signal)
      if (leaving.signal.aborted) return
      const people = result.ok ? result.value.people : []
      setKnown({ words, people, state: result.ok ? 'done' : 'failed' })
    }, PAUSE_MS)
    return () => {
      clearTimeout(later)
      leaving.abort()
    }
  }, [words, of])
  return known?.words === words ? known : { people: known?.people ?? [], state: 'loading' }
}
