import config from '@payload-config'
import { getPayload } from 'payload'

import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import { listPaymentMethods } from '@/src/services/payments/gateways/list-payment-methods'

/** The ways to pay that are open now. */
export async function getPaymentMethods(): Promise<PaymentMethodView[]> {
  return listPaymentMethods(await getPayload({ config }))
}
