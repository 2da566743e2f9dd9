import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import { GATEWAYS, type GatewaySlug } from '@/src/domain/vocabulary/payment-status'

const KEY = 'selectedPaymentMethod'

/** The wanted way to pay, or the first one there is. */
export function pickMethod(
  methods: readonly PaymentMethodView[],
  wanted: GatewaySlug,
): PaymentMethodView | undefined {
  return methods.find((method) => method.gateway === wanted) ?? methods[0]
}

/** What this browser paid with last. */
export function rememberedMethod(): GatewaySlug | null {
  try {
    const kept = localStorage.getItem(KEY)
    return GATEWAYS.find((gateway) => gateway === kept) ?? null
  } catch {
    return null // storage is forbidden
  }
}

export function rememberMethod(gateway: GatewaySlug): void {
  try {
    localStorage.setItem(KEY, gateway)
  } catch {
    // storage is forbidden; it is only a convenience
  }
}
