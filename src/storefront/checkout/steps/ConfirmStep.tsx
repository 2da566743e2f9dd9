import { type FormEvent, type RefObject, useEffect, useState } from 'react'

import { Checkbox } from '@/src/storefront/ui/checkbox'
import { Card } from '@/src/storefront/ui/layout'

import { formId } from '../form-id'
import type { CardDesk } from '../payment/card-desk'
import { completeOrder } from '../payment/complete-order'
import { OrderLines } from '../summary/OrderLines'
import type { Checkout } from '../use-checkout'
import { Review } from './Review'

type ConfirmStepProps = { checkout: Checkout; card: RefObject<CardDesk | null> }

/** Everything once more, the consent, and the charge. */
export function ConfirmStep({ checkout, card }: ConfirmStepProps) {
  const { state, dispatch, saving, mend } = checkout
  const [hasAccepted, setHasAccepted] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  useWakeFromBack(() => dispatch({ type: 'stopped' }))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsAsked(true)
    if (!hasAccepted) return show(event.currentTarget.querySelector('input'))
    if (state.busy) return
    void completeOrder({ state, dispatch, flush: saving.flush, desk: card.current })
  }

  return (
    <form id={formId('confirm')} noValidate onSubmit={submit} className="flex flex-col gap-8">
      <Review state={state} onMend={mend} />
      <Card className="lg:hidden">
        <OrderLines quote={state.quote} catalogue={state.catalogue} />
      </Card>
      <Checkbox
        name="consent"
        checked={hasAccepted}
        onChange={(event) => setHasAccepted(event.target.checked)}
        label={<Consent />}
        error={
          isAsked && !hasAccepted
            ? 'Accept the terms and confirm your age to complete the order'
            : undefined
        }
      />
    </form>
  )
}

/** Brings a control forward with the error that is about to appear beneath it. */
function show(control: HTMLElement | null) {
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
}

function Consent() {
  return (
    <>
      I accept the{' '}
      <a href="/terms" target="_blank" className="link" rel="noopener">
        Terms of Service
      </a>{' '}
      and the{' '}
      <a href="/privacy" target="_blank" className="link" rel="noopener">
        Privacy Policy
      </a>
      , and I am 18 or older.
    </>
  )
}

/** The browser's Back may bring the page up again just as it was left: still paying. */
function useWakeFromBack(wake: () => void) {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) wake()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [wake])
}
