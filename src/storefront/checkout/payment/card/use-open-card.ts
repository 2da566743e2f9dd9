import { type RefObject, useEffect, useRef, useState } from 'react'

import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'

import { type OpenCard, openStripeCard } from './stripe-card'

type CardStatus = 'loading' | 'ready' | 'failed'

/** The card fields, once they are there; null when they can't be had. */
export type Opening = Promise<OpenCard | null>

/** Card fields in `host`, opened anew after a failure. `opening` always holds the latest ones. */
export function useOpenCard(
  method: PaymentMethodView,
  host: RefObject<HTMLElement | null>,
  totalMinor: number,
  opening: RefObject<Opening | null>,
) {
  const [status, setStatus] = useState<CardStatus>('loading')
  const [attempt, setAttempt] = useState(0)
  const total = useRef(totalMinor)

  useEffect(() => {
    total.current = totalMinor
  }, [totalMinor])

  const { publicKey, scriptUrl, currency } = method
  const offered = (method.methodTypes ?? ['card']).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what reopens it
  useEffect(() => {
    const place = host.current
    if (!place) return
    const access = {
      publicKey,
      scriptUrl: scriptUrl ?? '',
      currency,
      methodTypes: offered.split(' '),
    }
    const leaving = new AbortController()
    const opened = openStripeCard(access, place, total.current, leaving.signal)
    const mine: Opening = opened.catch(() => null)
    opening.current = mine
    setStatus('loading')
    void mine.then((card) => {
      if (opening.current === mine) setStatus(card ? 'ready' : 'failed')
    })
    return () => {
      leaving.abort()
      if (opening.current === mine) opening.current = null
      void mine.then((card) => card?.close())
    }
  }, [publicKey, scriptUrl, currency, offered, host, opening, attempt])

  return { status, retry: () => setAttempt(attempt + 1) }
}
