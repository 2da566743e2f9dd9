import type { SelectField } from 'payload'

import { GATEWAY_SETUP } from '@/src/domain/payments/gateways/gateway-setup'
import { GATEWAYS } from '@/src/domain/vocabulary/payment-status'

/** The gateway that a record came by, under the provider’s own name. */
export const gateway: SelectField = {
  name: 'gateway',
  type: 'select',
  required: true,
  options: GATEWAYS.map((slug) => ({ value: slug, label: GATEWAY_SETUP[slug].name })),
}
