import { CheckoutBar } from '../CheckoutBar'
import { NextButton } from '../NextButton'
import { chargedTotal } from '../payment/charged-total'
import type { Payment } from '../payment/use-payment'
import type { OfferRequest } from '../request/use-request'
import { OrderSummary } from '../steps/late-steps'
import { REFUNDABLE } from '../summary/refundable'
import { formId } from './form-id'
import { lacking } from './step-ready'
import type { Checkout } from './use-checkout'

type FormationBarProps = { checkout: Checkout; payment: Payment; request: OfferRequest }

/** Through the seven steps, and in the end to the order, or to a request for an offer. */
export function FormationBar({ checkout, payment, request }: FormationBarProps) {
  const { state, saving, previous } = checkout
  const { step, answers, catalogue, quote } = state
  const { busy } = payment
  const lacks = lacking(step, answers, catalogue)
  const isRequest = quote.isRequest === true
  const isFree = quote.totalMinor === 0
  const isBusy = busy !== null || request.isBusy
  const charged = chargedTotal(payment.method, quote.totalMinor)
  const onward = state.isEditing ? 'Back to review' : step === 'payment' ? 'Review order' : 'Next'
  const label = step === 'confirm' ? 'Send request' : onward
  const paying = isFree ? 'Placing your order…' : `Paying ${charged}…`

  return (
    <CheckoutBar
      back={{ label: 'Previous', go: previous, isOff: step === 'package' || isBusy }}
      totalMinor={isRequest ? null : quote.totalMinor}
      lines={<OrderSummary checkout={checkout} />}
      status={saving.status}
      note={!isRequest && (step === 'payment' || step === 'confirm') ? REFUNDABLE : undefined}
    >
      <NextButton
        form={formId(step)}
        isReady={lacks === null}
        reason={lacks}
        isOff={catalogue.isFallback}
        busy={isBusy}
        busyLabel={isRequest ? 'Sending…' : busy === 'holding' ? 'Checking…' : paying}
      >
        {step === 'confirm' && !isRequest ? (
          <span>
            <span className={isFree ? undefined : 'max-lg:sr-only'}>Complete Order</span>
            <span>{isFree ? '' : ` Pay ${charged}`}</span>
          </span>
        ) : (
          <span>{label}</span>
        )}
      </NextButton>
    </CheckoutBar>
  )
}
