'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'

import { CheckoutFrame } from '../CheckoutFrame'
import { ServiceOffer } from '../offers/ServiceOffer'
import { PriceChanges } from '../PriceChanges'
import type { Paying } from '../payment/paying'
import { StepSkeleton } from '../steps/StepSkeleton'
import { DetailsStep } from './DetailsStep'
import { useDetailsCheck } from './questions/use-details-check'
import { ServiceBar } from './ServiceBar'
import { ServiceLines } from './ServiceLines'
import { ServiceProgress } from './ServiceProgress'
import type { ServiceStart } from './start-state'
import { useServiceCheckout } from './use-service-checkout'
import { useServicePayment } from './use-service-payment'

const payment = () => import('./ServicePayment').then((module) => module.ServicePayment)
const ServicePayment = dynamic(payment, { loading: StepSkeleton })

type ServiceCheckoutProps = { start: ServiceStart; paying: Paying }

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
    <CheckoutFrame
      head={<ServiceProgress title={catalogue.title} intro={catalogue.description} step={step} />}
      lines={
        <>
          <ServiceLines quote={quote} catalogue={catalogue} />
          <ServiceOffer checkout={checkout} />
        </>
      }
      bar={<ServiceBar checkout={checkout} payment={paid} />}
      kind={catalogue.service}
      saving={checkout.saving}
      email={answers.email}
      isBegun={start.draft !== null || revision > 0}
    >
      {priceChanges.length > 0 && (
        <PriceChanges changes={priceChanges} totalMinor={quote.totalMinor} className="mb-6" />
      )}
      {step === 'details' && <DetailsStep checkout={checkout} details={details} />}
      {hasMetPayment && (
        <div hidden={step !== 'payment'}>
          <ServicePayment checkout={checkout} payment={paid} />
        </div>
      )}
    </CheckoutFrame>
  )
}
