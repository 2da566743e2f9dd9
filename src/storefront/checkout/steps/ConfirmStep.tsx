import { type FormEvent, useState } from 'react'

import { Card } from '@/src/storefront/ui/layout'

import { formId } from '../formation/form-id'
import type { Checkout } from '../formation/use-checkout'
import { useConsent } from '../payment/kept-for-payment'
import { Rupees } from '../payment/razorpay/Rupees'
import { showConsent, TermsConsent } from '../payment/TermsConsent'
import type { Payment } from '../payment/use-payment'
import { OrderLines } from '../summary/OrderLines'
import { Review } from './Review'

const FORM = formId('confirm')

type ConfirmStepProps = { checkout: Checkout; payment: Payment }

/** Everything once more, the consent, and the charge. */
export function ConfirmStep({ checkout, payment }: ConfirmStepProps) {
  const { state, dispatch, edit } = checkout
  const [hasAccepted, setHasAccepted] = useConsent(state.answers.email)
  const [isAsked, setIsAsked] = useState(false)

  async function pay() {
    const outcome = await payment.pay()
    if (outcome.kind === 'repriced') dispatch({ type: 'repriced', quote: outcome.quote })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsAsked(true)
    if (!hasAccepted) return showConsent(FORM)
    void pay()
  }

  return (
    <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-8">
      <Review
        state={state}
        held={payment.held}
        onEdit={(step) => payment.busy === null && edit(step)}
      />
      <Card className="lg:hidden">
        <OrderLines
          quote={state.quote}
          catalogue={state.catalogue}
          companyType={state.answers.companyType}
        />
      </Card>
      {payment.held?.gateway === 'razorpay' && payment.method && (
        <Card className="text-sm">
          <Rupees method={payment.method} totalMinor={state.quote.totalMinor} />
        </Card>
      )}
      <TermsConsent
        isGiven={hasAccepted}
        onChange={setHasAccepted}
        isMissing={isAsked && !hasAccepted}
        places={state.catalogue.notes.places}
      />
    </form>
  )
}
