import type { Where } from 'payload'
import {
  type Askable,
  type Filter,
  type ListSpec,
  oneOf,
  type View,
  whose,
} from '@/src/admin/kit/list/list-spec'
import { isEmail, whereHolds } from '@/src/admin/kit/list/search-words'
import { JURISDICTIONS } from '@/src/domain/catalogue/states/jurisdictions'
import { isId } from '@/src/domain/vocabulary/id'
import { ORDER_STATUS_LABELS, PAYMENT_STATUS_LABELS } from '@/src/domain/vocabulary/order-status'
import { SERVICE_NAMES } from '@/src/domain/vocabulary/service-names'

const inQueue = (label: string, where: Where, empty: string): View => ({
  label,
  where,
  sort: 'queueAt',
  empty,
})

/** The parts of our work with orders. `orderQueue` decides which of them an order is in. */
const orderViews: Readonly<Record<string, View>> = {
  toFile: inQueue(
    'To file',
    { queue: { equals: 'to_file' } },
    'No orders to file. Orders appear here once they are paid and their details are in.',
  ),
  waiting: inQueue(
    'Waiting for customer',
    { inWaiting: { equals: true } },
    'No orders are waiting for a customer.',
  ),
  submitted: inQueue(
    'Submitted',
    { inSubmitted: { equals: true } },
    'No filings are waiting for a decision.',
  ),
  toDeliver: inQueue('To deliver', { inToDeliver: { equals: true } }, 'No orders to deliver.'),
  refunds: {
    label: 'Refunds asked',
    where: { refundOpen: { equals: true }, refundRequestedAt: { exists: true } },
    sort: 'refundRequestedAt',
    empty: 'No open refund requests.',
  },
  broken: {
    label: 'Promise broken',
    where: { breachOpen: { equals: true }, 'clock.breachedAt': { exists: true } },
    sort: '-clock.breachedAt',
    empty: 'No broken promises are waiting for a refund.',
  },
  all: { label: 'All', where: {} },
}

const orderFilters: Readonly<Record<string, Filter>> = {
  status: oneOf('Status', 'status', ORDER_STATUS_LABELS),
  payment: oneOf('Payment', 'paymentStatus', PAYMENT_STATUS_LABELS),
  service: oneOf('Service', 'serviceType', SERVICE_NAMES),
  state: oneOf('State', 'stateCode', JURISDICTIONS),
  assignee: whose('Assignee', 'assignee', { mine: 'Mine', nobody: 'Unassigned' }),
}

const NUMBER = /^#?[0-9a-f]{4,8}$/i
const RECEIPT = /^(?:\d{4}|DEMO)-\d{5,}$/i

/** By what people have at hand: a whole id, receipt number or email means that and no other. */
function found(text: string): Where {
  if (isId(text.toLowerCase())) return { id: { equals: text.toLowerCase() } }
  if (RECEIPT.test(text)) return { receiptNumber: { equals: text.toUpperCase() } }
  if (isEmail(text)) return { email: { equals: text.toLowerCase() } }
  const words = whereHolds(text)
  return NUMBER.test(text) ? { or: [{ id: { like: text } }, words] } : words
}

const orderSearch: ListSpec<{ id: string }>['search'] = {
  label: 'Number, company, email, name or receipt',
  where: found,
  view: 'all',
}

/** What the list of orders can be asked, without its columns. */
export const orderQuestions: Askable = {
  views: orderViews,
  filters: orderFilters,
  search: orderSearch,
  sort: '-createdAt',
  columns: [{ sort: 'createdAt' }, { sort: 'totalMinor' }],
}
