'use client'

import { createContext, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'

import { followCounters } from './counter-line'
import type { Counters } from './counters'

type Counted = { readonly first: Promise<Counters>; readonly later: Counters | null }

const Counting = createContext<Counted | null>(null)

type Props = {
  /** Counted with the page, which does not wait for it. */
  readonly first: Promise<Counters>
  /** Whose counters they are: others who use this browser have theirs. Null: nothing is counted. */
  readonly person: string | null
  readonly children: ReactNode
}

/** Counts what waits: on each page, and whenever the server says that it has changed. */
export function NavCounters({ first, person, children }: Props) {
  const [heard, setHeard] = useState<{ of: Promise<Counters>; now: Counters } | null>(null)
  const latest = useRef(first)
  useEffect(() => {
    latest.current = first
  }, [first])
  useEffect(() => {
    if (!person) return
    const leaving = new AbortController()
    followCounters(person, (now) => setHeard({ of: latest.current, now }), leaving.signal)
    return () => leaving.abort()
  }, [person])
  const later = heard?.of === first ? heard.now : null
  return <Counting value={{ first, later }}>{children}</Counting>
}

function Waiting({ counted, address }: { counted: Counted; address: string }) {
  const waiting = (counted.later ?? use(counted.first))[address] ?? 0
  if (waiting === 0) return null
  return (
    <span className="admin-nav__count">
      {waiting > 99 ? '99+' : waiting}
      <span className="admin-only-heard"> waiting</span>
    </span>
  )
}

/** How much waits behind a menu entry. */
export function NavCount({ address }: { address: string }) {
  const counted = use(Counting)
  if (!counted) return null
  return (
    <Suspense>
      <Waiting address={address} counted={counted} />
    </Suspense>
  )
}
