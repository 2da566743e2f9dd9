import { useEffect, useState } from 'react'

import type { PaymentState } from '@/src/domain/orders/payment-state'
import { readParts, request } from '@/src/lib/browser/request'
import { tabMemory } from '@/src/lib/browser/tab-memory'

const CONSENT = 'charterdesk.checkout.consent'
const CARDHOLDER = 'charterdesk.checkout.cardholder'
const PAID = 'charterdesk.checkout.paid'

/** The terms, accepted by a buyer: a declined payment does not ask for them again. */
export function useConsent(buyer: string | undefined): [boolean, (isGiven: boolean) => void] {
  const [isGiven, setGiven] = useState(false)
  useEffect(() => setGiven(Boolean(buyer) && tabMemory.read(CONSENT) === buyer), [buyer])
  return [
    isGiven,
    (given) => {
      setGiven(given)
      tabMemory.write(CONSENT, given ? (buyer ?? '') : '')
    },
  ]
}

/** The name on the card, as it was last typed in this tab. */
export const keptCardholder = () => tabMemory.read(CARDHOLDER)
export const keepCardholder = (name: string) => tabMemory.write(CARDHOLDER, name)

/** The payment is on its way to `confirmation`. */
export function noteOnTheWay(confirmation: string): void {
  tabMemory.write(PAID, confirmation)
}

/** A new order begins; a payment that failed comes back to the one that was begun. */
function forget(): void {
  tabMemory.write(PAID, '')
  if (new URLSearchParams(window.location.search).has('payment')) return
  tabMemory.write(CONSENT, '')
  tabMemory.write(CARDHOLDER, '')
}

export type BegunPayment = {
  /** Where it leads once it is paid. */
  readonly confirmation: string
  /** How it stands, as the server says; null when it can't be asked. */
  readonly payment: PaymentState | null
}

const CURRENT = readParts<{ payment: PaymentState }>('payment')

/** Leaving for a provider or a confirmation proves nothing: the server knows what came of it. */
async function askAfter(confirmation: string): Promise<BegunPayment> {
  const { search } = new URL(confirmation, window.location.origin)
  const answer = await request('GET', `/api/orders/current${search}`, { answer: CURRENT })
  return { confirmation, payment: answer.ok ? answer.value.payment : null }
}

/** The payment that was begun here, for those who came back by the browser's Back. */
export function useBegunPayment(): BegunPayment | null {
  const [begun, setBegun] = useState<BegunPayment | null>(null)

  useEffect(() => {
    let isGone = false
    const look = async () => {
      const confirmation = tabMemory.read(PAID)
      const found = confirmation ? await askAfter(confirmation) : null
      if (!isGone) setBegun(found)
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look()
    }
    const [visit] = performance.getEntriesByType('navigation')
    const cameBack = visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward'
    if (cameBack) look()
    else if (tabMemory.read(PAID)) forget()
    window.addEventListener('pageshow', onShow)
    return () => {
      isGone = true
      window.removeEventListener('pageshow', onShow)
    }
  }, [])

  return begun
}
