import { Suspense, useEffect, useState } from 'react'

import { NotArrived } from '../arrival/NotArrived'
import { fetched } from '../fetched'
import type { Checkout } from '../formation/use-checkout'
import type { Payment } from '../payment/use-payment'
import type { OfferRequest } from '../request/use-request'
import { LATE_STEPS } from './late-steps'
import { PackageStep } from './PackageStep'
import { StepSkeleton } from './StepSkeleton'
import { StateStep } from './state/StateStep'

const { addons, company, personal, payment: paymentStep, confirm, request } = LATE_STEPS

const AddonsStep = fetched(addons)
const CompanyStep = fetched(company)
const PersonalStep = fetched(personal)
const PaymentStep = fetched(paymentStep)
const ConfirmStep = fetched(confirm)
const RequestStep = fetched(request)

type StepBodyProps = {
  checkout: Checkout
  payment: Payment
  request: OfferRequest
}

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
    void addons()
    if (step === 'package') return
    void company()
    void personal()
    if (step !== 'state') void Promise.all([paymentStep(), confirm()])
  }, [step, touched])

  const asked = { answers, catalogue, onAnswer: answer, onNext: next }
  const waiting = <StepSkeleton />
  return (
    <>
      {/* What the page comes with is not within: React would send the skeleton first, then swap it. */}
      {step === 'package' && <PackageStep {...asked} lost={state.lost} />}
      {step === 'state' && <StateStep {...asked} />}
      <Suspense fallback={waiting}>
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
