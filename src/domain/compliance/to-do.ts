import askedDetails from '@/src/domain/compliance/asked-details.json' with { type: 'json' }
import { dueLabel } from '@/src/domain/compliance/due-label'
import {
  type DetailsKept,
  type FilingOrder,
  isUnderWay,
  needsDetails,
  needsFiling,
} from '@/src/domain/filing/filing-stage'
import { detailsName, detailsTime } from '@/src/domain/orders/asked-details'
import { openRejections, waitsForCustomer } from '@/src/domain/orders/happening'
import { orderTitle } from '@/src/domain/orders/my-order'
import type { PaymentState } from '@/src/domain/orders/payment-state'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import { type Currency, formatMoney, money } from '@/src/domain/vocabulary/money/money'
import type { Stage, TrackedService } from '@/src/domain/vocabulary/order-status'
import { serviceName } from '@/src/domain/vocabulary/service-names'
import type { AskedService } from '@/src/domain/vocabulary/service-types'

/** One thing that waits for the customer, and the one button that does it. */
export type ToDo = {
  readonly key: string
  readonly kind: 'details' | 'request' | 'payment' | 'answer' | 'task'
  readonly title: string
  readonly detail: string
  readonly action: string
  readonly href: string
  /** Late or refused: shown first and in red. */
  readonly isUrgent: boolean
}

type Story = readonly {
  readonly stage: Stage
  readonly service?: TrackedService | null
  readonly note?: string | null
}[]

/** As much of an order as decides what it waits for. Amounts are whole cents. */
export type WaitingOrder = Omit<FilingOrder, 'timeline' | 'lines'> & {
  readonly id: string
  readonly companyName: string | null
  readonly companyType?: CompanyType | null
  readonly totalMinor: number
  readonly currency: Currency
  readonly lines: readonly { kind: string; service?: TrackedService | null; label: string }[]
  readonly timeline: Story
  readonly payment: PaymentState
  /** When it was first paid. An order whose payment failed after that has to be paid again. */
  readonly paidAt?: string | null
  readonly filing: { readonly completedAt?: string | null } | null
  /** The details of the services beside the formation, where they are known. */
  readonly details?: DetailsKept
}

const nameOf = (order: WaitingOrder) => order.companyName ?? orderTitle(order)

const PAYMENT_LABELS: Partial<Record<PaymentState, string>> = {
  unpaid: 'We start as soon as it is paid.',
  confirming: 'Your payment is not confirmed yet. You can pay again. You are never charged twice.',
  failed: 'The last payment did not go through. You have not been charged.',
}

const PAY_AGAIN = 'It needs to be paid again. We continue once it is paid.'

function payment(order: WaitingOrder): ToDo[] {
  const isAgain = order.payment === 'failed' && order.paidAt
  const detail = isAgain ? PAY_AGAIN : PAYMENT_LABELS[order.payment]
  if (!detail) return []
  const amount = formatMoney(money(order.totalMinor, order.currency))
  const what = orderTitle(order)
  const title = order.companyName ? `${what} for ${order.companyName}` : what
  return [
    {
      key: `payment-${order.id}`,
      kind: 'payment',
      title: order.kind === 'renewal' ? title : `Pay ${title}`,
      detail:
        order.kind === 'renewal'
          ? 'The invoice is not paid yet. If it stays unpaid, the service does not renew.'
          : detail,
      action: `Pay ${amount}`,
      href: `/orders/${order.id}/pay`,
      isUrgent: order.payment === 'failed',
    },
  ]
}

function details(order: WaitingOrder): ToDo[] {
  if (!needsFiling(order, order.filing)) return []
  return [
    {
      key: `details-${order.id}`,
      kind: 'details',
      title: `Tell us who owns and runs ${nameOf(order)}`,
      detail: `We need this before we can file. ${detailsTime('llc')}`,
      action: `Add ${detailsName('llc')}`,
      href: `/dashboard/orders/${order.id}#formation-details`,
      isUrgent: false,
    },
  ]
}

const DETAILS: Record<AskedService, { readonly title: string; readonly detail: string }> =
  askedDetails

/** An EIN follows the formation: most of what it asks is told there. */
function serviceDetails(order: WaitingOrder): ToDo[] {
  const services = needsDetails(order, order.details ?? []).filter(
    (service) => service !== 'ein' || !needsFiling(order, order.filing),
  )
  return services.map((service) => ({
    key: `details-${order.id}-${service}`,
    kind: 'details',
    ...DETAILS[service],
    action: `Add ${detailsName(service)}`,
    href: `/dashboard/orders/${order.id}#details-${service}`,
    isUrgent: false,
  }))
}

/** What staff last asked for, where nothing has happened to that service since. */
function requests(order: WaitingOrder): ToDo[] {
  if (!isUnderWay(order) || needsFiling(order, order.filing)) return []
  const open: readonly TrackedService[] = order.details ? needsDetails(order, order.details) : []
  const others = order.timeline.filter(
    ({ service }) => !open.includes(service ?? order.serviceType),
  )
  const asked = waitsForCustomer(order.serviceType, others)
  if (!asked) return []
  return [
    {
      key: `request-${order.id}`,
      kind: 'request',
      title: `${nameOf(order)} is waiting for you`,
      detail: asked.note || 'We need something from you before we can go on.',
      action: 'Reply',
      href: `/dashboard/orders/${order.id}#questions`,
      isUrgent: false,
    },
  ]
}

/** A filing that was refused, until the customer has said how to go on. */
function rejections(order: WaitingOrder): ToDo[] {
  if (!isUnderWay(order)) return []
  return openRejections(order.serviceType, order.timeline).map((one) => ({
    key: `rejected-${order.id}-${one.service ?? order.serviceType}`,
    kind: 'request',
    title: `${serviceName(one.service ?? order.serviceType, order)} for ${nameOf(order)} was rejected`,
    detail: one.note || 'Tell us how to go on.',
    action: (one.service ?? order.serviceType) === 'llc' ? 'Choose another name' : 'Answer',
    href: `/dashboard/orders/${order.id}#rejected`,
    isUrgent: true,
  }))
}

/** What one order waits for: its money, its details, or what staff asked for. */
export function orderToDos(order: WaitingOrder): ToDo[] {
  if (order.status === 'cancelled') return []
  const others = order.details ? serviceDetails(order) : []
  return [...rejections(order), ...payment(order), ...details(order), ...others, ...requests(order)]
}

/** An answer that was not read yet. */
export function answerToDo(ticket: { readonly id: string; readonly subject: string }): ToDo {
  return {
    key: `answer-${ticket.id}`,
    kind: 'answer',
    title: ticket.subject,
    detail: 'We answered.',
    action: 'Read',
    href: `/dashboard/support/${ticket.id}`,
    isUrgent: false,
  }
}

/** A deadline that is near or past. */
export function taskToDo(
  task: {
    readonly id: string
    readonly title: string
    readonly dueDate: string
    readonly companyName?: string | null
  },
  today: Date,
): ToDo {
  const due = dueLabel({ dueDate: new Date(task.dueDate), isCompleted: false }, today)
  return {
    key: `task-${task.id}`,
    kind: 'task',
    title: task.title,
    detail: task.companyName ? `${due.label} · ${task.companyName}` : due.label,
    action: 'See task',
    href: '/dashboard/addons',
    isUrgent: due.state === 'overdue',
  }
}

/** What is late or failed first; the rest as it came. */
export function inOrder(toDos: readonly ToDo[]): ToDo[] {
  return [...toDos.filter((one) => one.isUrgent), ...toDos.filter((one) => !one.isUrgent)]
}
