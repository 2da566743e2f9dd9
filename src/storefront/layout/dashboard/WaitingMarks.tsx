'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { readParts, request } from '@/src/lib/browser/request'

/** The menu works without marks, so whatever comes will do. */
const ANYTHING = readParts<object>()

const NONE: Marks = { orders: 0, tickets: 0 }

/*
 * Held outside of React's tree: a context around the page would have React throw away what is still
 * streaming in, and build it again, as soon as a mark changes.
 */
let marks = NONE
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(to: Marks): void {
  marks = to
  for (const listener of listeners) listener()
}

/**
 * Asks how much waits for the customer, after every navigation and whenever something was looked
 * at, so that no mark outlives its reason.
 */
export function WaitingMarks() {
  const pathname = usePathname()
  const [seen, setSeen] = useState(0)

  useEffect(() => {
    const again = () => setSeen((times) => times + 1)
    window.addEventListener(SEEN, again)
    return () => window.removeEventListener(SEEN, again)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a reason to ask again, and so is what was seen
  useEffect(() => {
    const gone = new AbortController()
    request('GET', '/api/account/waiting', { answer: ANYTHING, signal: gone.signal }).then(
      (answer) => {
        if (!gone.signal.aborted) change(marksOf(answer.ok ? answer.value : null))
      },
    )
    return () => gone.abort()
  }, [pathname, seen])

  return null
}

const PLACES: Readonly<Record<string, { key: keyof Marks; what: string }>> = {
  '/dashboard/orders': { key: 'orders', what: 'waiting for you' },
  '/dashboard/support': { key: 'tickets', what: 'with a new answer' },
}

/** How much waits behind a row of the menu; null where nothing does. */
export function useMark(href: string): { count: number; what: string } | null {
  const all = useSyncExternalStore(
    subscribe,
    () => marks,
    () => NONE,
  )
  const place = PLACES[href]
  if (!place) return null
  const count = all[place.key]
  return count > 0 ? { count, what: place.what } : null
}

/** Heard by the menu: something that had a mark was looked at. */
export const SEEN = 'charterdesk:seen'

/** How many orders wait for the customer, and how many tickets have an answer not read yet. */
type Marks = { readonly orders: number; readonly tickets: number }

const countOf = (answer: object, key: string): number => {
  const value: unknown = Reflect.get(answer, key)
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0
}

/** The marks that the server sent; none for whatever else came. */
function marksOf(answer: unknown): Marks {
  if (typeof answer !== 'object' || answer === null) return { orders: 0, tickets: 0 }
  return { orders: countOf(answer, 'orders'), tickets: countOf(answer, 'tickets') }
}
