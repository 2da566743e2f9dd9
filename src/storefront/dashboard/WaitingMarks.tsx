'use client'

import { usePathname } from 'next/navigation'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

import { type WaitingMarks as Marks, marksOf, SEEN } from './marks'

const NONE: Marks = { orders: 0, tickets: 0 }

const Context = createContext<Marks>(NONE)

/**
 * Asks how much waits for the customer, after every navigation and whenever something was looked
 * at, so that no mark outlives its reason.
 */
export function WaitingMarks({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  const [marks, setMarks] = useState(NONE)
  const [seen, setSeen] = useState(0)

  useEffect(() => {
    const again = () => setSeen((times) => times + 1)
    window.addEventListener(SEEN, again)
    return () => window.removeEventListener(SEEN, again)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a reason to ask again, and so is what was seen
  useEffect(() => {
    const gone = new AbortController()
    fetch('/api/account/waiting', { signal: gone.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((answer) => setMarks(marksOf(answer)))
      .catch(() => {}) // the menu works without marks
    return () => gone.abort()
  }, [pathname, seen])

  return <Context value={marks}>{children}</Context>
}

const PLACES: Readonly<Record<string, { key: keyof Marks; what: string }>> = {
  '/dashboard/orders': { key: 'orders', what: 'waiting for you' },
  '/dashboard/support': { key: 'tickets', what: 'with a new answer' },
}

/** How much waits behind a row of the menu; null where nothing does. */
export function useMark(href: string): { count: number; what: string } | null {
  const marks = useContext(Context)
  const place = PLACES[href]
  if (!place) return null
  const count = marks[place.key]
  return count > 0 ? { count, what: place.what } : null
}
