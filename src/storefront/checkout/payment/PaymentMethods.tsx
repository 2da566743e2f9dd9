import { type FormEvent, type ReactNode, useRef } from 'react'

import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import { Badge } from '@/src/storefront/ui/badge'
import { Notice } from '@/src/storefront/ui/notice'

import { CardForm } from './card/CardForm'
import { MethodPicker } from './MethodPicker'
import { NoMethod } from './NoMethod'
import { NothingToPay } from './NothingToPay'
import { PaymentTrouble } from './outcome/PaymentTrouble'
import { PayPalForm } from './PayPalForm'
import { RazorpayForm } from './razorpay/RazorpayForm'
import type { Payment } from './use-payment'

type PaymentMethodsProps = {
  payment: Payment
  /** The form's id, by which a button elsewhere on the page submits it. */
  formId: string
  /** `payment.hold()` where a review follows, else `payment.pay()`. */
  onSubmit: () => void
  /** What went wrong is said elsewhere. */
  isQuiet?: boolean
  /** Beneath the fields: a consent, a button. */
  children?: ReactNode
}

/** How to pay: the choice, and the form of the chosen method. */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { payment, formId, onSubmit, isQuiet = false, children } = props
  const { method } = payment
  const isFree = payment.options.totalMinor === 0
  const none = useRef<HTMLDivElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (method || isFree) onSubmit()
    else none.current?.focus()
  }

  if (isFree) {
    return (
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-6">
        {!isQuiet && <PaymentTrouble payment={payment} />}
        <NothingToPay />
        {children}
      </form>
    )
  }
  return (
    <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-6">
      {method ? (
        <>
          {!isQuiet && <PaymentTrouble payment={payment} />}
          <MethodPicker payment={payment} />
          {method.sandbox && (
            <p>
              <Badge tone="warning">Payment sandbox: no real money moves</Badge>
            </p>
          )}
          <MethodForm payment={payment} method={method} />
          {payment.problem && <Notice tone="danger">{payment.problem}</Notice>}
          {children}
        </>
      ) : (
        <div ref={none} tabIndex={-1}>
          <NoMethod />
        </div>
      )}
    </form>
  )
}

function MethodForm(props: { payment: Payment; method: PaymentMethodView }) {
  switch (props.method.gateway) {
    case 'stripe':
      return <CardForm {...props} />
    case 'razorpay':
      return <RazorpayForm {...props} />
    case 'paypal':
      return <PayPalForm {...props} />
  }
}
