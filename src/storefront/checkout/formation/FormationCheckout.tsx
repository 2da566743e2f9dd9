'use client'

import { Suspense } from 'react'

import type { CheckoutCatalogue } from '@/src/domain/checkout/checkout-view'
import { STEP_NAMES, STEPS } from '@/src/domain/vocabulary/checkout-steps'
import { fetched } from '../../ui/fetched'
import { CheckoutFrame } from '../CheckoutFrame'
import { CheckoutHead } from '../CheckoutHead'
import { payingOf } from '../payment/paying'
import { useRequest } from '../request/use-request'
import { loadStep, OrderSummary } from '../steps/late-steps'
import { StepBody } from '../steps/StepBody'
import { StepNotices } from '../steps/StepNotices'
import { chosenState } from './choices'
import { FormationBar } from './FormationBar'
import { useCheckout } from './use-checkout'
import { useFormationPayment } from './use-formation-payment'

const TITLES = STEP_NAMES.map((key) => ({ key, title: STEPS[key] }))
/** A request has nothing to be paid. */
const REQUEST_TITLES = TITLES.filter(({ key }) => key !== 'payment')

const RequestSent = fetched(() =>
  import('../request/RequestSent').then((module) => module.RequestSent),
)

type FormationCheckoutProps = {
  catalogue: CheckoutCatalogue
  /** Whom the money goes to. */
  seller: string
  /** Where staff have come from who look through someone's eyes; that one's id comes behind it. */
  viewedAt: string
}

/** Forms a company in seven steps, from the package to the payment. */
export function FormationCheckout({ catalogue, seller, viewedAt }: FormationCheckoutProps) {
  const checkout = useCheckout(catalogue, loadStep)
  const payment = useFormationPayment(checkout, payingOf(checkout.arrival, seller))
  const request = useRequest(checkout)
  const { step, answers, quote } = checkout.state

  if (request.sent) {
    const stateName = chosenState(answers, catalogue)?.name ?? 'the state'
    return (
      <Suspense>
        <RequestSent sent={request.sent} email={answers.email ?? ''} stateName={stateName} />
      </Suspense>
    )
  }

  return (
    <CheckoutFrame
      arrival={checkout.arrival}
      viewedAt={viewedAt}
      head={
        <CheckoutHead
          steps={quote.isRequest ? REQUEST_TITLES : TITLES}
          step={step}
          title={STEPS[step]}
        />
      }
      lines={
        <Suspense>
          <OrderSummary checkout={checkout} />
        </Suspense>
      }
      bar={<FormationBar checkout={checkout} payment={payment} request={request} />}
      kind="formation"
      saving={checkout.saving}
      email={answers.email}
      isBegun={Boolean(answers.packageId)}
      isWide={step === 'package'}
    >
      <StepNotices checkout={checkout} payment={payment} />
      <StepBody checkout={checkout} payment={payment} request={request} />
    </CheckoutFrame>
  )
}
