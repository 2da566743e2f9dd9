'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'

import { Container } from '@/src/storefront/ui/layout'

import { PriceChanges } from '../PriceChanges'
import { ResumeByMail } from '../resume/ResumeByMail'
import { SavedNote } from '../saving/SavedNote'
import { StepSkeleton } from '../steps/StepSkeleton'
import { SummaryAside } from '../summary/SummaryAside'
import { DetailsStep } from './DetailsStep'
import { useDetailsCheck } from './questions/use-details-check'
import { ServiceBar } from './ServiceBar'
import { ServiceLines } from './ServiceLines'
import { ServiceProgress } from './ServiceProgress'
import type { ServiceStart } from './start-state'
import { useServiceCheckout } from './use-service-checkout'
import { type ServicePaying, useServicePayment } from './use-service-payment'

const payment = () => import('./ServicePayment').then((module) => module.ServicePayment)
const ServicePayment = dynamic(payment, { loading: StepSkeleton })

type ServiceCheckoutProps = { start: ServiceStart; paying: ServicePaying }

/** Sells one service in two steps: the details, then the payment. */
export function ServiceCheckout({ start, paying }: ServiceCheckoutProps) {
  const checkout = useServiceCheckout(start)
  const { step, answers, catalogue, quote, priceChanges, revision } = checkout.state
  const details = useDetailsCheck(catalogue.service, answers)
  const paid = useServicePayment(checkout, details, paying)
  const [hasMetPayment, setHasMetPayment] = useState(false)
  if (step === 'payment' && !hasMetPayment) setHasMetPayment(true)

  useEffect(() => {
    if (revision > 0) void payment()
  }, [revision])

  return (
    <Container className="pt-6 lg:pt-10 lg:pb-20">
      <ServiceProgress title={catalogue.title} intro={catalogue.description} step={step} />
      <div className="mt-8 grid gap-x-16 lg:mt-10 lg:grid-cols-[minmax(0,35rem)_minmax(20rem,1fr)]">
        <div className="flex min-h-[calc(100dvh-15rem)] min-w-0 flex-col lg:min-h-112 [&_:is(input,select,textarea,button,summary)]:scroll-mb-32">
          {priceChanges.length > 0 && (
            <PriceChanges changes={priceChanges} totalMinor={quote.totalMinor} className="mb-6" />
          )}
          {step === 'details' && <DetailsStep checkout={checkout} details={details} />}
          {hasMetPayment && (
            <div hidden={step !== 'payment'}>
              <ServicePayment checkout={checkout} payment={paid} />
            </div>
          )}
          {(start.draft || revision > 0) && (
            <div className="mt-6 flex flex-wrap items-center gap-x-5">
              <ResumeByMail
                kind={catalogue.service}
                email={answers.email}
                flush={checkout.saving.flush}
              />
              <SavedNote status={checkout.saving.status} />
            </div>
          )}
          <ServiceBar checkout={checkout} payment={paid} />
        </div>
        <SummaryAside>
          <ServiceLines quote={quote} catalogue={catalogue} />
        </SummaryAside>
      </div>
    </Container>
  )
}
