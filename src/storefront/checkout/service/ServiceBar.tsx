import { CheckoutBar } from '../CheckoutBar'
import { NextButton } from '../NextButton'
import { chargedTotal } from '../payment/charged-total'
import type { Payment } from '../payment/use-payment'
import { DETAILS_FORM, PAYMENT_FORM } from './form-ids'
import { detailsAreReady } from './questions/details-ready'
import { ServiceSummary } from './ServiceLines'
import type { ServiceCheckoutOf } from './use-service-checkout'

type ServiceBarProps = { checkout: ServiceCheckoutOf; payment: Payment }

/** From the details to the payment, and back. */
export function ServiceBar({ checkout, payment }: ServiceBarProps) {
  const { state, saving, goTo } = checkout
  const { step, answers, catalogue, quote } = state
  const isPaying = step === 'payment'
  const back = { label: 'Back', go: () => goTo('details'), isOff: payment.busy !== null }
  return (
    <CheckoutBar
      back={isPaying ? back : null}
      totalMinor={quote.totalMinor}
      lines={<ServiceSummary checkout={checkout} />}
      status={saving.status}
    >
      {isPaying ? (
        <PayButton payment={payment} totalMinor={quote.totalMinor} />
      ) : (
        <NextButton form={DETAILS_FORM} isReady={detailsAreReady(answers, catalogue)}>
          Continue to Payment
        </NextButton>
      )}
    </CheckoutBar>
  )
}

function PayButton({ payment, totalMinor }: { payment: Payment; totalMinor: number }) {
  const { busy, method } = payment
  const total = chargedTotal(method, totalMinor)
  const isFree = totalMinor === 0
  const paying = isFree ? 'Placing your order…' : `Paying ${total}…`
  return (
    <NextButton
      form={PAYMENT_FORM}
      isReady={isFree || method !== undefined}
      busy={busy !== null}
      busyLabel={busy === 'holding' ? 'Checking…' : paying}
    >
      {isFree ? 'Place order' : `Pay ${total}`}
    </NextButton>
  )
}
