import { useState } from 'react'

import { Card } from '@/src/storefront/ui/layout'
import { useConsent } from '../payment/kept-for-payment'
import { PaymentMethods } from '../payment/PaymentMethods'
import { showConsent, TermsConsent } from '../payment/TermsConsent'
import type { Payment } from '../payment/use-payment'
import { PAYMENT_FORM } from './form-ids'
import { ServiceLines } from './ServiceLines'
import type { ServiceCheckoutOf } from './use-service-checkout'

type ServicePaymentProps = { checkout: ServiceCheckoutOf; payment: Payment }

/** How to pay, the consent, and the charge. */
export function ServicePayment({ checkout, payment }: ServicePaymentProps) {
  const { quote, catalogue, answers } = checkout.state
  const [hasAccepted, setHasAccepted] = useConsent(answers.email)
  const [isAsked, setIsAsked] = useState(false)

  async function pay() {
    setIsAsked(true)
    if (!hasAccepted) return showConsent(PAYMENT_FORM)
    const outcome = await payment.pay()
    if (outcome.kind === 'repriced') checkout.dispatch({ type: 'repriced', quote: outcome.quote })
  }

  return (
    <div>
      <Card className="mb-8 lg:hidden">
        <ServiceLines quote={quote} catalogue={catalogue} />
      </Card>
      <PaymentMethods payment={payment} formId={PAYMENT_FORM} onSubmit={() => void pay()}>
        <TermsConsent
          isGiven={hasAccepted}
          onChange={setHasAccepted}
          isMissing={isAsked && !hasAccepted}
          places={catalogue.notes.places}
        />
      </PaymentMethods>
    </div>
  )
}
