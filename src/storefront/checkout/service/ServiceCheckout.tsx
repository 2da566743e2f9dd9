'use client'

import { Suspense, useEffect, useState } from 'react'

import type { ServiceCatalogue } from '@/src/domain/checkout/service-view'
import { fetched } from '../../ui/fetched'
import { NotArrived } from '../arrival/NotArrived'
import { CheckoutFrame } from '../CheckoutFrame'
import { ServiceOffer } from '../offers/ServiceOffer'
import { PriceChanges } from '../PriceChanges'
import { payingOf } from '../payment/paying'
import { StepSkeleton } from '../steps/StepSkeleton'
import { DetailsStep } from './DetailsStep'
import { useDetailsCheck } from './questions/use-details-check'
import { ServiceBar } from './ServiceBar'
import { ServiceLines } from './ServiceLines'
import { ServiceProgress } from './ServiceProgress'
import { useServiceCheckout } from './use-service-checkout'
import { useServicePayment } from './use-service-payment'

const ServicePayment = fetched(() =>
  import('./ServicePayment').then((module) => module.ServicePayment),
)

type ServiceCheckoutProps = {
  catalogue: ServiceCatalogue
  /** Whom the money goes to. */
  seller: string
  /** Where staff have come from who look through someone's eyes; that one's id comes behind it. */
  viewedAt: string
}

/** Sells one service in two steps: the details, then the payment. */
export function ServiceCheckout({ catalogue, seller, viewedAt }: ServiceCheckoutProps) {
  const checkout = useServiceCheckout(catalogue, ServicePayment.load)
  const { arrival } = checkout
  const { step, answers, quote, priceChanges, revision } = checkout.state
  const details = useDetailsCheck(catalogue.service, answers)
  const paid = useServicePayment(checkout, details, payingOf(arrival, seller))
  const [hasMetPayment, setHasMetPayment] = useState(false)
  if (step === 'payment' && !hasMetPayment) setHasMetPayment(true)

  useEffect(() => {
    if (revision > 0) void ServicePayment.load().catch(() => {})
  }, [revision])

  return (
    <CheckoutFrame
      arrival={arrival}
      viewedAt={viewedAt}
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
      isBegun={Boolean(arrival.own?.draft) || revision > 0}
    >
      {priceChanges.length > 0 && (
        <PriceChanges changes={priceChanges} totalMinor={quote.totalMinor} className="mb-6" />
      )}
      {step === 'details' && <DetailsStep checkout={checkout} details={details} />}
      {hasMetPayment && (
        <div hidden={step !== 'payment'}>
          {arrival.own ? (
            <Suspense fallback={<StepSkeleton />}>
              <ServicePayment checkout={checkout} payment={paid} />
            </Suspense>
          ) : (
            <NotArrived arrival={arrival} />
          )}
        </div>
      )}
    </CheckoutFrame>
  )
}
