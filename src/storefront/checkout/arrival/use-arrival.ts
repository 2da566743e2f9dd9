import { useEffect, useRef, useState } from 'react'

import type { DraftKind } from '@/src/domain/checkout/draft-kind'
import type { OwnCheckout } from '@/src/domain/payments/own-checkout'
import { ARRIVING } from '@/src/lib/browser/inline/arriving'
import { readParts, request } from '@/src/lib/browser/request'

const RETRY_AFTER_MS = [1_000, 2_000, 4_000, 8_000, 15_000]
/** A request that no one answers is given up early: the next may find another server. */
const PATIENCE_MS = 10_000

const element = () => document.getElementById('content')

/** Whether the checkout is hidden until what is its visitor's own has come. */
export const isHidden = (): boolean => element()?.hasAttribute(ARRIVING) ?? false

/** A second and a half, as screens draw. */
const MOST_FRAMES = 90

/** Once what has come is drawn, its step's form with it, which React shows a moment after its place. */
function show(frames = 0): void {
  const isDrawn = frames > 1 && element()?.querySelector('form')
  if (isDrawn || frames > MOST_FRAMES) element()?.removeAttribute(ARRIVING)
  else requestAnimationFrame(() => show(frames + 1))
}

/** What the address of the page names, as it was before the first step put its own there. */
export type Asked = URLSearchParams

const nothingAsked = new URLSearchParams()

export type Arrival<Draft> = {
  /** Null until it has come. */
  readonly own: OwnCheckout<Draft> | null
  readonly asked: Asked
  /** It has not come, and is asked for again from time to time. */
  readonly isLate: boolean
  readonly askAgain: () => void
}

/**
 * Asks for what is its visitor's own of a checkout, until it comes.
 *
 * @param arrive takes it over; ends when it can be shown
 */
export function useArrival<Draft>(
  kind: DraftKind,
  arrive: (own: OwnCheckout<Draft>, asked: Asked) => Promise<unknown>,
): Arrival<Draft> {
  const [own, setOwn] = useState<OwnCheckout<Draft> | null>(null)
  const [asked] = useState(() =>
    typeof window === 'undefined' ? nothingAsked : new URLSearchParams(window.location.search),
  )
  const [isLate, setLate] = useState(false)
  const [round, setRound] = useState(0)
  const failures = useRef(0)
  const latest = useRef(arrive)
  useEffect(() => {
    latest.current = arrive
  })

  useEffect(() => {
    if (own) show()
  }, [own])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    if (own) return
    const leave = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const result = await request('GET', `/api/checkout/draft?kind=${kind}`, {
        answer: readParts<OwnCheckout<Draft>>('draft', 'methods', 'prefill', 'offer'),
        signal: leave.signal,
        timeoutMs: PATIENCE_MS,
      })
      if (leave.signal.aborted) return
      if (result.ok) {
        await latest.current(result.value, asked)
        if (leave.signal.aborted) return
        setOwn(result.value)
        return
      }
      setLate(true)
      const pause = RETRY_AFTER_MS[Math.min(failures.current++, RETRY_AFTER_MS.length - 1)] ?? 0
      timer = setTimeout(ask, Math.max(pause, (result.retryAfter ?? 0) * 1_000))
    }
    void ask()
    return () => {
      clearTimeout(timer)
      leave.abort()
    }
  }, [kind, asked, own, round])

  return { own, asked, isLate, askAgain: () => setRound(round + 1) }
}
