import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import type { GatewaySlug } from '@/src/domain/payments/payment-status'
import { RadioCard } from '@/src/storefront/ui/radio-card'

type MethodPickerProps = {
  methods: readonly PaymentMethodView[]
  chosen: GatewaySlug
  onChoose: (gateway: GatewaySlug) => void
}

/** Which way to pay, where there are several. */
export function MethodPicker({ methods, chosen, onChoose }: MethodPickerProps) {
  return (
    <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2">
      <legend className="mb-2 text-sm font-semibold">Pay with</legend>
      {methods.map((method) => (
        <RadioCard
          key={method.gateway}
          name="gateway"
          value={method.gateway}
          checked={method.gateway === chosen}
          onChange={() => onChoose(method.gateway)}
          title={method.label}
        />
      ))}
    </fieldset>
  )
}
