import type { Endpoint } from 'payload'

import { timelineEndpoint } from './addTimelineEntry'
import { claimEndpoint } from './claim'
import { currentOrderEndpoint } from './current'
import { extraEndpoint } from './extras'
import { readFilingEndpoint, saveFilingEndpoint } from './filing'
import { messageEndpoint } from './messages'
import { payOrderEndpoint } from './pay'
import { refundEndpoint } from './refund'
import { requestRefundEndpoint } from './requestRefund'
import { resendReceiptEndpoint } from './resendReceipt'
import { revealFilingEndpoint } from './revealFiling'
import { trackingEndpoint } from './tracking'

/** What whoever placed an order may do with it, signed in or not. */
export const orderEndpoints: Endpoint[] = [
  claimEndpoint,
  currentOrderEndpoint,
  trackingEndpoint,
  messageEndpoint,
  requestRefundEndpoint,
  extraEndpoint,
  payOrderEndpoint,
  readFilingEndpoint,
  saveFilingEndpoint,
]

/** What staff do with an order, beside changing its fields. */
export const orderStaffEndpoints: Endpoint[] = [
  refundEndpoint,
  resendReceiptEndpoint,
  revealFilingEndpoint,
  timelineEndpoint,
]
