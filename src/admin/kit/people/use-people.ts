'use client'

import { useState } from 'react'
import { z } from 'zod'

import { useAnswer } from '../use-answer'
import { SHORTEST_WORDS } from './shortest-words'

const found = z.object({ id: z.string(), name: z.string(), email: z.string() })
const answer = z.object({ people: z.array(found) })
export type Found = z.infer<typeof found>

const PAUSE_MS = 150

const pathOf = (asked: Record<string, string>) => `/api/office/people?${new URLSearchParams(asked)}`

/** The person with an id, once their name is known; someone who was just chosen is known already. */
export function useNamed(id: string | null | undefined) {
  const [chosen, tell] = useState<Found | null>(null)
  const isKnown = !id || chosen?.id === id
  const { result } = useAnswer(isKnown ? null : pathOf({ id }), answer)
  const named = isKnown ? chosen : result?.ok ? result.value.people[0] : null
  return [named && named.id === id ? named : null, tell] as const
}

type People = { readonly people: readonly Found[]; readonly state: 'loading' | 'done' | 'failed' }

/** The people whom the words find, once no more is typed for a moment. */
export function usePeople(words: string, of: string): People {
  const q = words.trim()
  const path = q.length < SHORTEST_WORDS ? null : pathOf({ q, of })
  const { result, last } = useAnswer(path, answer, { pauseMs: PAUSE_MS })
  if (!result) return { people: last?.people ?? [], state: 'loading' }
  return result.ok ? { ...result.value, state: 'done' } : { people: [], state: 'failed' }
}
