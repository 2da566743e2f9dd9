import { Suspense, useEffect, useState } from 'react'

import type { Step } from '@/src/domain/vocabulary/checkout-steps'

import { NotArrived } from '../arrival/NotArrived'
import type { Checkout } from '../formation/use-checkout'
import type { Payment } from '../payment/use-payment'
import type { OfferRequest } from '../request/use-request'
import { LATE_STEPS, loadStep } from './late-steps'
import { PackageStep } from './PackageStep'
import { StepSkeleton } from './StepSkeleton'

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
export function StepBody({ checkout, payment, request }: StepBodyProps) {
  const { state, answer, next } = checkout
  const { step, answers, catalogue } = state
  const [hasMetPayment, setHasMetPayment] = useState(false)
  if (step === 'payment' && !hasMetPayment) setHasMetPayment(true)

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
        {step === 'addons' && <AddonsStep {...asked} />}
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
      {hasMetPayment && (
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
