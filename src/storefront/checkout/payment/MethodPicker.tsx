import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { RadioCard } from '@/src/storefront/ui/forms/radio-card'

import { MethodMarks } from './MethodMarks'
import type { Payment } from './use-payment'

const ABOUT: Record<GatewaySlug, string> = {
  stripe: 'Credit or debit card',
  razorpay: 'UPI, cards and netbanking, in Indian rupees',
  paypal: 'Approve the payment on PayPal',
}

/** The payment methods to choose from, also where there is only one. */
export function MethodPicker({ payment }: { payment: Payment }) {
  const { method: chosen, options, choose, busy } = payment
  return (
    <fieldset className="flex min-w-0 flex-col gap-3" disabled={busy !== null}>
      <legend className="mb-2 text-sm font-semibold">Pay with</legend>
      {options.methods.map((method) => (
        <RadioCard
          key={method.gateway}
          name="gateway"
          value={method.gateway}
          checked={method.gateway === chosen?.gateway}
          onChange={() => choose(method.gateway)}
          title={method.label}
          aside={<MethodMarks gateway={method.gateway} />}
          description={ABOUT[method.gateway]}
        />
      ))}
    </fieldset>
  )
}
