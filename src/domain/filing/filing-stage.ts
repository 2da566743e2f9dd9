import type {
  OrderStatus,
  PaymentStatus,
  ServiceType,
  Stage,
} from '@/src/domain/vocabulary/order-status'

/** What of an order decides where its formation stands. */
export type FilingOrder = {
  readonly serviceType: ServiceType
  readonly kind: 'purchase' | 'extra' | 'renewal'
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly lines?:
    | readonly { readonly kind: string; readonly service?: ServiceType | null }[]
    | null
  readonly timeline?:
    | readonly { readonly stage: Stage; readonly service?: ServiceType | null }[]
    | null
}

/** Whether the order forms a company, alone or beside another service. */
export function formsCompany(order: FilingOrder): boolean {
  if (order.kind === 'renewal') return false
  const sold = (order.lines ?? []).some(
    ({ kind, service }) => service === 'llc' && (kind === 'service' || kind === 'add_on'),
  )
  return sold || (order.serviceType === 'llc' && order.kind === 'purchase')
}

const SUBMITTED: readonly Stage[] = ['submitted', 'approved', 'delivered', 'completed']

/** Whether the formation went to the state: from then on its details stand as they are. */
export function isSubmitted(order: FilingOrder): boolean {
  if (order.status === 'completed') return true
  return (order.timeline ?? []).some(
    ({ stage, service }) => SUBMITTED.includes(stage) && (service ?? 'llc') === 'llc',
  )
}

/** Whether somebody works on the order: paid for, and neither ended nor given back. */
export function isUnderWay(order: FilingOrder): boolean {
  return (
    order.paymentStatus === 'paid' && order.status !== 'cancelled' && order.status !== 'completed'
  )
}

type Answered = { readonly completedAt?: string | null } | null

/** Whether the formation's details are asked for and not in yet. */
export function needsFiling(order: FilingOrder, filing: Answered): boolean {
  if (!formsCompany(order) || !isUnderWay(order) || isSubmitted(order)) return false
  return !filing?.completedAt
}

/**
 * Whether the order waits for its customer: for the formation's details, or for whatever staff
 * last asked for one of its services.
 */
export function isWaitingForCustomer(order: FilingOrder, filing: Answered): boolean {
  if (!isUnderWay(order)) return false
  if (needsFiling(order, filing)) return true
  const latest = new Map<string, Stage>()
  for (const { service, stage } of order.timeline ?? []) {
    latest.set(service ?? order.serviceType, stage)
  }
  return [...latest.values()].includes('waiting_for_you')
}
