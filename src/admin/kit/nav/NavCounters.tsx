'use client'

import { createContext, type ReactNode, Suspense, use, useEffect, useState } from 'react'

import type { Counters } from './counters'

const Counting = createContext<Promise<Counters> | null>(null)

/** Coming back to the tab sooner than this asks nothing. */
const FRESH_MS = 15_000

type Props = {
  /** Counted with the page, which does not wait for it. */
  readonly first: Promise<Counters>
  readonly read: () => Promise<Counters>
  readonly children: ReactNode
}

/** Counts what waits: on each page, and again when the tab becomes visible. */
export function NavCounters({ first, read, children }: Props) {
  const [later, setLater] = useState<{ of: Promise<Counters>; now: Promise<Counters> } | null>(null)
  useEffect(() => {
    let counted = Date.now()
    const onShow = () => {
      if (document.visibilityState !== 'visible' || Date.now() - counted < FRESH_MS) return
      counted = Date.now()
      read().then(
        (now) => setLater({ of: first, now: Promise.resolve(now) }),
        () => undefined, // what stands there stays
      )
    }
    document.addEventListener('visibilitychange', onShow)
    return () => document.removeEventListener('visibilitychange', onShow)
  }, [first, read])
  return <Counting value={later?.of === first ? later.now : first}>{children}</Counting>
}

function Waiting({ counters, address }: { counters: Promise<Counters>; address: string }) {
  const waiting = use(counters)[address] ?? 0
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
  const counters = use(Counting)
  if (!counters) return null
  return (
    <Suspense>
      <Waiting address={address} counters={counters} />
    </Suspense>
  )
}
