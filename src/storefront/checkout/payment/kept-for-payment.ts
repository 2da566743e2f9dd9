import { useEffect, useState } from 'react'

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

/** Where a payment that succeeded led, for those who came here by the browser's Back. */
export function usePaidBefore(): string | null {
  const [confirmation, setConfirmation] = useState<string | null>(null)

  useEffect(() => {
    const paid = tabMemory.read(PAID)
    if (!paid) return
    const [visit] = performance.getEntriesByType('navigation')
    const cameBack = visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward'
    if (cameBack) setConfirmation(paid)
    else forget()
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setConfirmation(tabMemory.read(PAID) || null)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  return confirmation
}
