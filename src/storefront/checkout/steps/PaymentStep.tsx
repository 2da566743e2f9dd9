import { formId } from '../formation/form-id'
import { PaymentMethods } from '../payment/PaymentMethods'
import type { Payment } from '../payment/use-payment'

type PaymentStepProps = {
  payment: Payment
  /** It stays on the page, hidden, behind the review. */
  isCurrent: boolean
  onHeld: () => void
}

/** How to pay. The charge itself happens on the review. */
export function PaymentStep({ payment, isCurrent, onHeld }: PaymentStepProps) {
  async function hold() {
    if (await payment.hold()) onHeld()
  }

  return (
    <>
      <p className="mb-6 text-muted">
        Choose how to pay. You review everything first. Nothing is charged on this step.
      </p>
      <PaymentMethods
        isQuiet={!isCurrent}
        payment={payment}
        formId={formId('payment')}
        onSubmit={() => void hold()}
      />
    </>
  )
}
