'use client'

import { Container } from '@/src/storefront/ui/layout'

import { CheckoutProgress } from '../CheckoutProgress'
import { ResumeByMail } from '../resume/ResumeByMail'
import { SavedNote } from '../saving/SavedNote'
import { StepBody } from '../steps/StepBody'
import { StepNotices } from '../steps/StepNotices'
import { OrderLines } from '../summary/OrderLines'
import { SummaryAside } from '../summary/SummaryAside'
import { CheckoutBar } from './CheckoutBar'
import type { CheckoutStart } from './initial-state'
import { useCheckout } from './use-checkout'
import { type FormationPaying, useFormationPayment } from './use-formation-payment'

type FormationCheckoutProps = {
  start: CheckoutStart
  paying: FormationPaying
}

/** Forms a company in seven steps, from the package to the payment. */
export function FormationCheckout({ start, paying }: FormationCheckoutProps) {
  const checkout = useCheckout(start)
  const payment = useFormationPayment(checkout, paying)
  const { step, answers, quote, catalogue } = checkout.state

  return (
    <Container className="pt-6 lg:pt-10 lg:pb-20">
      <CheckoutProgress step={step} />
      <div className="mt-6 grid gap-x-16 lg:mt-8 lg:grid-cols-[minmax(0,35rem)_minmax(20rem,1fr)]">
        <div className="flex min-h-[calc(100dvh-15rem)] min-w-0 flex-col lg:min-h-112 [&_:is(input,select,textarea,button,summary)]:scroll-mb-32">
          <StepNotices checkout={checkout} payment={payment} />
          <StepBody checkout={checkout} payment={payment} />
          {answers.packageId && (
            <div className="mt-6 flex flex-wrap items-center gap-x-5">
              <ResumeByMail kind="formation" email={answers.email} flush={checkout.saving.flush} />
              <SavedNote status={checkout.saving.status} />
            </div>
          )}
          <CheckoutBar checkout={checkout} payment={payment} />
        </div>
        <SummaryAside>
          <OrderLines quote={quote} catalogue={catalogue} />
        </SummaryAside>
      </div>
    </Container>
  )
}
