import { z } from 'zod'

import { request } from '@/src/lib/browser/request'

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
export function followCounters(
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
    const result = await request('GET', ADDRESS, { answer: counters.nullable(), signal })
    if (result.ok && result.value) hear(result.value)
  }, POLL_MS)
  signal.addEventListener('abort', () => {
    window.clearInterval(poll)
    channel.close()
  })
}
