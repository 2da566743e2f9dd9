'use client'

import { Suspense, useEffect, useState } from 'react'
import type { CheckoutCatalogue } from '@/src/domain/checkout/checkout-view'
import { STEP_NAMES, STEPS, type Step } from '@/src/domain/vocabulary/checkout-steps'
import { Button } from '@/src/storefront/ui/button'
import { Notice } from '@/src/storefront/ui/notice'
import { fetched } from '../../ui/fetched'
import { NotArrived } from '../arrival/NotArrived'
import { CheckoutFrame } from '../CheckoutFrame'
import { CheckoutHead } from '../CheckoutHead'
import { PaymentTrouble } from '../payment/outcome/PaymentTrouble'
import { payingOf } from '../payment/paying'
import type { Payment } from '../payment/use-payment'
import { type OfferRequest, useRequest } from '../request/use-request'
import { LATE_STEPS, loadStep, OrderSummary } from '../steps/late-steps'
import { PackageStep } from '../steps/PackageStep'
import { StepSkeleton } from '../steps/StepSkeleton'
import { useBroughtForward } from '../use-brought-forward'
import { chosenState } from './choices'
import { FormationBar } from './FormationBar'
import { type Checkout, useCheckout } from './use-checkout'
import { useFormationPayment } from './use-formation-payment'

const PriceChanges = fetched(() => import('../PriceChanges').then((module) => module.PriceChanges))

const { state: StateStep, addons: AddonsStep, company: CompanyStep } = LATE_STEPS
const { personal: PersonalStep, payment: PaymentStep, confirm: ConfirmStep } = LATE_STEPS
const RequestStep = LATE_STEPS.request

type StepBodyProps = {
  checkout: Checkout
  payment: Payment
  request: OfferRequest
}

/** What is fetched while a step is filled in. */
const WANTED_AT = {
  package: ['state', 'addons'],
  state: ['addons', 'company', 'personal'],
  addons: ['company', 'personal', 'payment', 'confirm'],
  company: ['personal', 'payment', 'confirm'],
  personal: ['payment', 'confirm'],
  payment: ['confirm'],
  confirm: ['payment'],
} as const satisfies Record<Step, readonly Step[]>

const TOUCHES = ['pointerdown', 'keydown'] as const

/** Whether anything has been done on the page yet: a visitor who only looks loads nothing more. */
function useTouched(): boolean {
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    const note = () => setTouched(true)
    for (const kind of TOUCHES) window.addEventListener(kind, note, { once: true })
    return () => {
      for (const kind of TOUCHES) window.removeEventListener(kind, note)
    }
  }, [])
  return touched
}

/** The form of the present step. What the later ones need is fetched while the first are filled in. */
function StepBody({ checkout, payment, request }: StepBodyProps) {
  const { state, answer, next } = checkout
  const { step, answers, catalogue } = state
  const [hasSeenPayment, setHasSeenPayment] = useState(false)
  if (step === 'payment' && !hasSeenPayment) setHasSeenPayment(true)

  const touched = useTouched()
  useEffect(() => {
    if (!touched) return
    for (const next of WANTED_AT[step]) void loadStep(next)
  }, [step, touched])

  const asked = { answers, catalogue, onAnswer: answer, onNext: next }
  const waiting = <StepSkeleton />
  return (
    <>
      {/* What the page comes with is not within: React would send the skeleton first, then swap it. */}
      {step === 'package' && <PackageStep {...asked} lost={state.lost} />}
      <Suspense fallback={waiting}>
        {step === 'state' && <StateStep {...asked} />}
        {step === 'addons' && <AddonsStep {...asked} expedite={state.quote.expedite} />}
        {step === 'company' && <CompanyStep {...asked} key={state.refilled} />}
        {step === 'personal' && (
          <PersonalStep {...asked} key={state.refilled} onLeaveField={checkout.leftPersonalField} />
        )}
        {step === 'confirm' && state.quote.isRequest && (
          <RequestStep checkout={checkout} request={request} />
        )}
        {step === 'confirm' && !state.quote.isRequest && (
          <ConfirmStep checkout={checkout} payment={payment} />
        )}
      </Suspense>
      {hasSeenPayment && (
        <div hidden={step !== 'payment'}>
          {checkout.arrival.own ? (
            <Suspense fallback={waiting}>
              <PaymentStep
                isCurrent={step === 'payment'}
                payment={payment}
                onHeld={() => checkout.dispatch({ type: 'held' })}
              />
            </Suspense>
          ) : (
            <NotArrived arrival={checkout.arrival} />
          )}
        </div>
      )}
    </>
  )
}

const TITLES = STEP_NAMES.map((key) => ({ key, title: STEPS[key] }))
/** A request has nothing to be paid. */
const REQUEST_TITLES = TITLES.filter(({ key }) => key !== 'payment')

const CarriedOffer = fetched(() =>
  import('../offers/CarriedOffer').then((module) => module.CarriedOffer),
)

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

/** What has happened that the customer should know before going on. */
function StepNotices({ checkout, payment }: { checkout: Checkout; payment: Payment }) {
  const { step, answers, catalogue, priceChanges, quote, isMethodLost } = checkout.state
  const isRepriced = step === 'confirm' && priceChanges.length > 0
  const notices = useBroughtForward(isRepriced ? priceChanges : null)

  return (
    <div ref={notices} className="flex flex-col gap-4 [&:not(:empty)]:mb-6">
      {catalogue.isFallback && (
        <Notice tone="warning" title="Orders are paused for a moment">
          We can’t load our price list. You can look around, but you can’t order at these prices.
          Please come back in a few minutes.
        </Notice>
      )}
      {answers.offer && !catalogue.isFallback && (
        <Suspense>
          <CarriedOffer checkout={checkout} />
        </Suspense>
      )}
      {isMethodLost && (
        <Notice title="Enter your payment details again">
          Your answers are saved. We never store card details, so reloading the page clears them.
        </Notice>
      )}
      {step === 'confirm' && (
        <PaymentTrouble
          payment={payment}
          action={
            <Button variant="secondary" size="sm" onClick={() => checkout.edit('payment')}>
              Choose another way to pay
            </Button>
          }
        />
      )}
      {priceChanges.length > 0 && (
        <Suspense>
          <PriceChanges changes={priceChanges} totalMinor={quote.totalMinor} />
        </Suspense>
      )}
    </div>
  )
}
