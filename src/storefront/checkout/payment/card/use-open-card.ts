import { type RefObject, useEffect, useRef, useState } from 'react'

import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import { type OpenCard, openStripeCard } from './stripe-card'
import type { TokenResult } from './token-result'
import type { WalletsState } from './Wallets'

/** The row above the card fields, which opens with them. */
export type WalletPlace = {
  readonly host: RefObject<HTMLElement | null>
  readonly mayOpen: () => boolean
  readonly onTaken: (taken: TokenResult) => void
  readonly onState: (state: WalletsState) => void
}

type CardStatus = 'loading' | 'ready' | 'failed'

/** The card fields, once they are there; null when they can't be had. */
export type Opening = Promise<OpenCard | null>

/** Card fields in `host`, opened again after a failure. `opening` always holds the latest ones. */
export function useOpenCard(
  method: PaymentMethodView,
  host: RefObject<HTMLElement | null>,
  totalMinor: number,
  opening: RefObject<Opening | null>,
  wallets: WalletPlace,
) {
  const [status, setStatus] = useState<CardStatus>('loading')
  const [attempt, setAttempt] = useState(0)
  const total = useRef(totalMinor)
  const row = useRef(wallets)

  useEffect(() => {
    total.current = totalMinor
    row.current = wallets
  })

  const { publicKey, scriptUrl, currency } = method
  const offered = (method.methodTypes ?? ['card']).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what reopens it
  useEffect(() => {
    const place = host.current
    const rowPlace = row.current.host.current
    if (!place || !rowPlace) return
    const access = {
      publicKey,
      scriptUrl: scriptUrl ?? '',
      currency,
      methodTypes: offered.split(' '),
    }
    const leaving = new AbortController()
    const places = {
      host: place,
      wallets: {
        host: rowPlace,
        mayOpen: () => row.current.mayOpen(),
        totalMinor: () => total.current,
        onTaken: (taken: TokenResult) => row.current.onTaken(taken),
      },
    }
    const opened = openStripeCard(access, places, total.current, leaving.signal)
    const mine: Opening = opened.catch(() => null)
    opening.current = mine
    setStatus('loading')
    row.current.onState('loading')
    void mine.then((card) => {
      if (opening.current !== mine) return
      setStatus(card ? 'ready' : 'failed')
      row.current.onState(card?.hasWallets ? 'offered' : 'none')
    })
    return () => {
      leaving.abort()
      if (opening.current === mine) opening.current = null
      void mine.then((card) => card?.close())
    }
  }, [publicKey, scriptUrl, currency, offered, host, opening, attempt])

  return { status, retry: () => setAttempt(attempt + 1) }
}
