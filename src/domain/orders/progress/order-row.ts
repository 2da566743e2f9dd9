import { detailsName } from '@/src/domain/orders/asked-details'
import type { ClockView } from '@/src/domain/orders/filing-clock'
import { openRejections, waitsForCustomer } from '@/src/domain/orders/happening'
import type { OrderSummary, OrderView } from '@/src/domain/orders/my-order'
import {
  orderProgress,
  type ServiceSteps,
  stepNow,
} from '@/src/domain/orders/progress/order-progress'
import { actorOf, decider, namedTitle } from '@/src/domain/orders/progress/order-timeline'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { plural } from '@/src/domain/vocabulary/plural'

export const ROW_GROUP_KEYS = ['you', 'unpaid', 'progress', 'done'] as const
export type RowGroup = (typeof ROW_GROUP_KEYS)[number]

export const ROW_GROUPS: Record<RowGroup, string> = {
  you: 'Needs you',
  unpaid: 'Not paid',
  progress: 'In progress',
  done: 'Done',
}

/** An order in its customer's list: where it is, what is next, and the one thing to do. */
export type OrderRow = OrderSummary & {
  readonly group: RowGroup
  readonly stage: {
    readonly title: string
    /** The day that belongs to the title; ISO. */
    readonly at: string | null
    readonly tone: 'danger' | 'warning' | 'success' | 'neutral'
  }
  /** How many steps of what it is at are behind, of how many. */
  readonly bar: { readonly done: number; readonly total: number }
  /** Shown for `next` while it runs. */
  readonly clock: ClockView | null
  readonly next: {
    readonly title: string
    readonly at: string | null
    readonly note: string | null
  }
  readonly action: { readonly label: string; readonly href: string } | null
  readonly canRemove: boolean
}

type Asked = { readonly kind: string; readonly action: string; readonly href: string } | undefined

type RowParts = {
  readonly asked: Asked
  readonly documents: number
  /** What is paid next for it, as of a subscription; null for nothing. */
  readonly renewal: string | null
}

const isOver = ({ status, payment }: OrderView) =>
  status === 'completed' || status === 'cancelled' || payment === 'refunded'

function groupOf(order: OrderView, asked: Asked): RowGroup {
  if (isOver(order)) return 'done'
  if (!asked) return 'progress'
  return asked.kind === 'payment' ? 'unpaid' : 'you'
}

/** The service that the row speaks of: what waits for the customer, else what is under way. */
function focusOf(progress: readonly ServiceSteps[]): ServiceSteps | undefined {
  const at = (state: string) =>
    progress.find(({ steps }) => steps.some((step) => step.state === state))
  return at('waiting') ?? at('current') ?? progress[0]
}

function stageOf(order: OrderView, group: RowGroup, focus: ServiceSteps | undefined) {
  const { status, payment, serviceType, timeline } = order
  const stage = (title: string, tone: OrderRow['stage']['tone'], at: string | null = null) => ({
    title,
    tone,
    at,
  })
  if (group === 'done') {
    if (status === 'cancelled') return stage('Canceled', 'neutral')
    if (status !== 'completed') return stage('Refunded', 'neutral')
    return stage('Completed', 'success', timeline.findLast((one) => one.stage === 'completed')?.at)
  }
  if (group === 'unpaid') {
    if (payment === 'failed') {
      return stage(order.paidAt ? 'Needs to be paid again' : 'Payment failed', 'danger')
    }
    if (payment === 'confirming') return stage('Confirming your payment', 'neutral')
    const amount = formatMoney(money(order.totalMinor, order.currency))
    return stage(`${amount} not paid`, 'neutral')
  }
  const [rejected] = group === 'you' ? openRejections(serviceType, timeline) : []
  if (rejected) {
    const by = decider(rejected.service ?? serviceType, order.state)
    return stage(`Rejected by ${by.replace(/^The /, 'the ')}`, 'danger', rejected.at)
  }
  const now = focus && stepNow(focus.steps)
  if (!focus || !now) return stage('Order received', 'neutral')
  const asks = group === 'you' ? 'warning' : 'neutral'
  if (now.action === 'details') return stage(`Your ${detailsName(focus.service)} needed`, asks)
  if (now.action === 'answer') return stage('We asked you a question', asks)
  const isMain = focus.service === order.services[0]
  return stage(isMain ? now.title : namedTitle(now, focus.service, order), asks)
}

const AGAIN = 'Starts when you answer'

function nextOf(
  order: OrderView,
  group: RowGroup,
  focus: ServiceSteps | undefined,
  { documents, renewal }: RowParts,
): OrderRow['next'] {
  const placed = { title: order.kind === 'purchase' ? 'Ordered' : 'Added', at: order.placedAt }
  if (group === 'unpaid') return { ...placed, note: 'Nothing is charged until you pay' }
  if (group === 'done') {
    const title = plural(documents, 'document')
    return documents > 0 ? { title, at: null, note: renewal } : { ...placed, note: renewal }
  }
  if (group === 'you') {
    const [rejected] = openRejections(order.serviceType, order.timeline)
    if (rejected && (rejected.service ?? order.serviceType) === 'llc') {
      return { title: 'New 24-hour clock', at: null, note: AGAIN }
    }
    if (order.clock?.state === 'idle') {
      return { title: '24-hour clock', at: null, note: 'Starts when you send them' }
    }
    if (order.clock?.state === 'paused') {
      return { title: '24-hour clock paused', at: null, note: 'Goes on when you answer' }
    }
    const asked = waitsForCustomer(order.serviceType, order.timeline)
    return asked ? { title: 'Asked', at: asked.at, note: null } : { ...placed, note: null }
  }
  const last = focus?.steps.findLast(({ state, happening }) => state === 'done' && happening)
  const now = focus && stepNow(focus.steps)
  const actor = focus && now && actorOf(now, focus.service, order.state)
  const isTheirs = now?.state === 'current' && actor && actor !== 'We' && actor !== 'You'
  return {
    title: last?.title ?? placed.title,
    at: last?.happening?.at ?? placed.at,
    note: isTheirs ? `${actor} sets the time` : (now?.hint ?? renewal),
  }
}

function actionOf(order: OrderView, group: RowGroup, { asked, documents }: RowParts) {
  if (asked && group !== 'done') return { label: asked.action, href: asked.href }
  if (order.status !== 'completed' || documents === 0) return null
  const href = `/dashboard/documents?orderId=${order.id}&serviceType=${order.serviceType}`
  return { label: 'Download Documents', href }
}

/** An order as a row of its customer's list. */
export function orderRow(order: OrderView, parts: RowParts): OrderRow {
  const group = groupOf(order, parts.asked)
  const focus = focusOf(orderProgress(order))
  const steps = focus?.steps ?? []
  return {
    ...order,
    group,
    stage: stageOf(order, group, focus),
    bar: {
      done: steps.filter((one) => group === 'done' || one.state === 'done').length,
      total: steps.length,
    },
    clock: group === 'done' || order.clock?.stoppedAt ? null : order.clock,
    next: nextOf(order, group, focus, parts),
    action: actionOf(order, group, parts),
    canRemove: group === 'unpaid' && order.kind === 'extra',
  }
}
