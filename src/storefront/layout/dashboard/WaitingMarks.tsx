'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { readParts, request } from '@/src/lib/browser/request'
import { sharedValue } from '@/src/storefront/ui/browser/shared-value'

/** The menu works without marks, so whatever comes will do. */
const ANYTHING = readParts<object>()

const NONE: Marks = { orders: 0, tickets: 0 }

const marks = sharedValue(NONE)

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
        if (!gone.signal.aborted) marks.set(answer.ok ? marksOf(answer.value) : NONE)
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
  const all = marks.useValue()
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
const marksOf = (answer: object): Marks => ({
  orders: countOf(answer, 'orders'),
  tickets: countOf(answer, 'tickets'),
})
