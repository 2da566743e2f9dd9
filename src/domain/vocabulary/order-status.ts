import { ADDED_WORK, isOwnWork, type OwnWork } from './added-work'
import { labelsOf } from './status'
import { ORDER_STATUS, PAYMENT_STATUS } from './statuses'

/** The coarse state of an order; staff set any of them, and each change is logged. */
export const ORDER_STATUSES = ['pending', 'processing', 'completed', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Whether an order's money has arrived. Only `settlePayment` and refunds move it. */
export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Whether an order has never been paid: one that was refunded has. */
export const isUnpaid = ({ paymentStatus }: { readonly paymentStatus: PaymentStatus }): boolean =>
  paymentStatus === 'pending' || paymentStatus === 'failed'

/** What happens to an order, as its customer is told. */
export const STAGES = {
  received: 'Order received',
  paid: 'Payment received',
  waiting_for_you: 'Waiting for you',
  answered: 'You answered',
  in_review: 'In review',
  reviewed: 'Details reviewed',
  searched: 'Search done',
  submitted: 'Submitted',
  examined: 'Examined',
  published: 'Published',
  appointed: 'Appointed',
  approved: 'Approved',
  rejected: 'Rejected',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'Canceled',
  refunded: 'Refunded',
  partly_refunded: 'Partly refunded',
  reopened: 'Reopened',
} as const
export type Stage = keyof typeof STAGES

export const STAGES_FOR_STAFF: Readonly<Record<Stage, string>> = {
  ...STAGES,
  waiting_for_you: 'Waiting for customer',
  answered: 'Customer answered',
}

/** The stages that staff write into the timeline; the others follow from payments and statuses. */
export const STAFF_STAGES = [
  'in_review',
  'waiting_for_you',
  'reviewed',
  'searched',
  'submitted',
  'examined',
  'published',
  'approved',
  'appointed',
  'rejected',
  'delivered',
] as const satisfies readonly Stage[]
export type StaffStage = (typeof STAFF_STAGES)[number]

/** The timeline entry that a change of status leaves behind. */
export const STAGE_OF_STATUS: Record<OrderStatus, Stage> = {
  pending: 'reopened',
  processing: 'in_review',
  completed: 'completed',
  cancelled: 'cancelled',
}

/** How a customer reads an order's status. */
export const ORDER_STATUS_LABELS = labelsOf(ORDER_STATUS)

/** The orders that something still happens with. */
export const ACTIVE_STATUSES = ['pending', 'processing'] as const satisfies readonly OrderStatus[]

/** The groups in which a customer looks at orders: those of one status, or all active ones. */
export const ORDER_GROUPS = ['active', ...ORDER_STATUSES] as const
export type OrderGroup = (typeof ORDER_GROUPS)[number]

export const ORDER_GROUP_LABELS: Record<OrderGroup, string> = {
  active: 'Active',
  ...ORDER_STATUS_LABELS,
}

export const PAYMENT_STATUS_LABELS = labelsOf(PAYMENT_STATUS)

/** The services an order may hold; `llc` is a formation. */
export const SERVICE_TYPES = ['llc', 'ein', 'itin', 'bookkeeping', 'trademark'] as const
export type ServiceType = (typeof SERVICE_TYPES)[number]

/** What has stages of its own on an order, and an end, but for the work that staff defined. */
export const TRACKED_SERVICES = [...SERVICE_TYPES, 'registered_agent', ...ADDED_WORK] as const
export type TrackedService = (typeof TRACKED_SERVICES)[number] | OwnWork

export const isTrackedService = (value: string): value is TrackedService =>
  isOwnWork(value) || TRACKED_SERVICES.some((one) => one === value)

/**
 * What an order is: a purchase from a checkout, an extra bought for an earlier one (its `parent`),
 * or the renewal of a subscription. Each is priced, paid and receipted alike.
 */
export const ORDER_KINDS = ['purchase', 'extra', 'renewal'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]

/** The order's number as people see it. */
export function shortOrderId(id: string): string {
  return id.slice(0, 8)
}
