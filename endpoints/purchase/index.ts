import type { Endpoint } from 'payload'

import { claimEndpoint } from './claim'
import { completePaymentEndpoint } from './complete'
import { lookEndpoint } from './look'
import { payOrderEndpoint } from './pay'
import { placeEndpoint } from './place'
import { refundEndpoint } from './refund'
import { removeExtraEndpoint } from './removeExtra'
import { requestRefundEndpoint } from './requestRefund'
import { webhookEndpoints } from './webhook'

/** The money path: an order is placed, paid, settled, moved into an account, refunded. */
export const purchaseEndpoints: Endpoint[] = [
  placeEndpoint,
  payOrderEndpoint,
  removeExtraEndpoint,
  completePaymentEndpoint,
  ...webhookEndpoints,
  lookEndpoint,
  claimEndpoint,
  requestRefundEndpoint,
  refundEndpoint,
]
