import type { Endpoint } from 'payload'

import { timelineEndpoint } from './addTimelineEntry'
import { currentOrderEndpoint } from './current'
import { orderDeskEndpoints } from './desk'
import { extraEndpoint } from './extras'
import { openOrderEndpoint } from './open'
import { resendReceiptEndpoint } from './resendReceipt'
import { trackingEndpoint } from './tracking'

/** What whoever placed an order may do with it, signed in or not. */
export const orderEndpoints: Endpoint[] = [
  openOrderEndpoint,
  currentOrderEndpoint,
  trackingEndpoint,
  extraEndpoint,
]

/** What staff do with an order, beside changing its fields. */
export const orderStaffEndpoints: Endpoint[] = [
  resendReceiptEndpoint,
  timelineEndpoint,
  ...orderDeskEndpoints,
]
