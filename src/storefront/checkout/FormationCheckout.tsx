'use client'

import { useRef } from 'react'

import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import { Container } from '@/src/storefront/ui/layout'

import { CheckoutBar } from './CheckoutBar'
import { CheckoutProgress } from './CheckoutProgress'
import type { CheckoutStart } from './initial-state'
import type { CardDesk } from './payment/card-desk'
import { StepBody } from './steps/StepBody'
import { StepNotices } from './steps/StepNotices'
import { SummaryAside } from './summary/SummaryAside'
import { useCheckout } from './use-checkout'

type FormationCheckoutProps = {
  start: CheckoutStart
  methods: readonly PaymentMethodView[]
}

/** Forms a company in seven steps, from the package to the payment. */
export function FormationCheckout({ start, methods }: FormationCheckoutProps) {
  const checkout = useCheckout(start)
  const card = useRef<CardDesk>(null)

  return (
    <Container className="pt-6 lg:pt-10 lg:pb-20">
      <CheckoutProgress step={checkout.state.step} />
      <div className="mt-6 grid gap-x-16 lg:mt-8 lg:grid-cols-[minmax(0,35rem)_minmax(20rem,1fr)]">
        <div className="flex min-h-[calc(100dvh-15rem)] min-w-0 flex-col lg:min-h-112 [&_:is(input,select,textarea,button,summary)]:scroll-mb-32">
          <StepNotices checkout={checkout} />
          <StepBody checkout={checkout} methods={methods} card={card} />
          <CheckoutBar checkout={checkout} />
        </div>
        <SummaryAside state={checkout.state} />
      </div>
    </Container>
  )
}
