import { type RefObject, useEffect, useRef, useState } from 'react'

import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'

import type { OpenCard } from './card-desk'
import { openStripeCard } from './stripe-card'

export type CardStatus = 'loading' | 'ready' | 'failed'

/** Card fields in `host`, opened anew for each round and after a failure. */
export function useOpenCard(
  method: PaymentMethodView,
  host: RefObject<HTMLElement | null>,
  totalMinor: number,
) {
  const [status, setStatus] = useState<CardStatus>('loading')
  const [attempt, setAttempt] = useState(0)
  const card = useRef<OpenCard>(null)
  const total = useRef(totalMinor)

  useEffect(() => {
    total.current = totalMinor
  }, [totalMinor])

  const { publicKey, scriptUrl, currency } = method
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what reopens it
  useEffect(() => {
    const place = host.current
    if (!place) return
    let isWanted = true
    setStatus('loading')
    openStripeCard({ publicKey, scriptUrl, currency }, place, total.current).then(
      (opened) => {
        if (!isWanted) return opened.close()
        card.current = opened
        setStatus('ready')
      },
      () => isWanted && setStatus('failed'),
    )
    return () => {
      isWanted = false
      card.current?.close()
      card.current = null
    }
  }, [publicKey, scriptUrl, currency, host, attempt])

  return { status, card, retry: () => setAttempt(attempt + 1) }
}
