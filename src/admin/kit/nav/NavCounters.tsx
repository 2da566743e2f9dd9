'use client'

import { createContext, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { request } from '@/src/lib/browser/request'
import { BACKGROUND } from '@/src/lib/sessions/background'
import type { Counters } from './counters'

const ADDRESS = '/api/office/counters'
const SILENT_MS = 45_000
const POLL_MS = 30_000

const counters = z.record(z.string(), z.number())
/** What the tab that holds the stream passes on to the others: counters, or that it is there. */
const passedOn = z.object({ counters: counters.nullable() })

const countersIn = (text: string): Counters | undefined => {
  try {
    return counters.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Holds the stream until `signal`. A browser allows a site few of them, so one tab does it for all. */
function holdStream(hear: (found: Counters | null) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined
    let again: number | undefined
    const open = () => {
      source = new EventSource(ADDRESS)
      source.addEventListener('counters', ({ data }) => hear(countersIn(String(data)) ?? null))
      source.addEventListener('beat', () => hear(null))
      source.addEventListener('error', () => {
        if (source?.readyState === EventSource.CLOSED) again = window.setTimeout(open, POLL_MS)
      })
    }
    open()
    signal.addEventListener('abort', () => {
      window.clearTimeout(again)
      source?.close()
      resolve()
    })
  })
}

/**
 * Keeps the counters of a person's tabs fresh until the signal: by the stream of one tab, which the
 * others hear of. Where nothing has been heard for a while, by asking.
 */
function followCounters(
  person: string,
  hear: (found: Counters) => void,
  signal: AbortSignal,
): void {
  const name = `charterdesk-counters-${person}`
  const channel = new BroadcastChannel(name)
  let heardAt = Date.now()
  const take = (found: Counters | null) => {
    heardAt = Date.now()
    if (found) hear(found)
  }
  channel.addEventListener('message', ({ data }) => {
    const { data: said } = passedOn.safeParse(data)
    if (said) take(said.counters)
  })
  const hearAndPassOn = (found: Counters | null) => {
    if (signal.aborted) return // what is on its way while the page goes
    take(found)
    channel.postMessage({ counters: found })
  }
  const hold = () => holdStream(hearAndPassOn, signal)
  // Without https there are no locks: then each tab has a stream of its own.
  const held = navigator.locks ? navigator.locks.request(name, { signal }, hold) : hold()
  held.catch(() => undefined) // the tab closed before it was its turn

  const poll = window.setInterval(async () => {
    if (document.visibilityState !== 'visible' || Date.now() - heardAt < SILENT_MS) return
    const result = await request('GET', ADDRESS, {
      answer: counters.nullable(),
      headers: BACKGROUND,
      signal,
    })
    if (result.ok && result.value) hear(result.value)
  }, POLL_MS)
  signal.addEventListener('abort', () => {
    window.clearInterval(poll)
    channel.close()
  })
}

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

type NavCountProps = { readonly addresses: readonly string[] }

function Waiting({ counted, addresses }: NavCountProps & { counted: Counted }) {
  const counters = counted.later ?? use(counted.first)
  const waiting = addresses.reduce((sum, address) => sum + (counters[address] ?? 0), 0)
  if (waiting === 0) return null
  return (
    <span className="ms-auto ps-2 text-muted in-[[aria-current]]:text-bad text-xs tabular-nums">
      {waiting > 99 ? '99+' : waiting}
      <span className="sr-only"> waiting</span>
    </span>
  )
}

/** How much waits behind a menu entry: the sum of what is counted at these addresses. */
export function NavCount({ addresses }: NavCountProps) {
  const counted = use(Counting)
  if (!counted) return null
  return (
    <Suspense>
      <Waiting addresses={addresses} counted={counted} />
    </Suspense>
  )
}
