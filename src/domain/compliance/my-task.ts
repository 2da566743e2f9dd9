import { z } from 'zod'

import type { TaskKind } from '@/src/domain/compliance/planned-task'
import type { DeadlineMonth } from '@/src/domain/compliance/year-of-deadlines'
import type { ExtraAddon } from '@/src/domain/orders/extras'
import type { SubscriptionView } from '@/src/domain/orders/order-page'
import type { OrderKind, OrderStatus, PaymentStatus } from '@/src/domain/vocabulary/order-status'

/** What we can do about a deadline, and what it costs: our own part, and the state's fee. */
export type TaskOffer = {
  readonly label: string
  readonly feeMinor: number
  readonly stateFeeMinor: number
}

/** The order by which we do a task for its customer. */
export type TaskHandler = {
  readonly order: string
  readonly step: 'unpaid' | 'under_way'
}

/** A task as its customer sees it. Dates are ISO. */
export type MyTask = {
  readonly id: string
  readonly kind: TaskKind | 'custom'
  readonly title: string
  readonly description: string | null
  readonly dueDate: string
  readonly opensOn: string | null
  readonly source: string | null
  readonly isCompleted: boolean
  readonly completedAt: string | null
  /** Null for what belongs to no order. */
  readonly company: string | null
  readonly handler: TaskHandler | null
  readonly offer: TaskOffer | null
}

/** A company that has deadlines: the order that formed it. */
export type TaskCompany = {
  readonly id: string
  readonly name: string
  readonly state: string | null
  readonly formedOn: string | null
}

export const TASK_SHOWS = ['open', 'completed', 'all'] as const
export type TaskShow = (typeof TASK_SHOWS)[number]

export type TaskFilter = { readonly show: TaskShow; readonly company: string | null }

/** Everything on the screen of add-ons and deadlines. */
export type TaskScreenView = {
  readonly filter: TaskFilter
  /** The office’s day, as staff count by it: an ISO day. */
  readonly today: string
  readonly tasks: readonly MyTask[]
  readonly total: number
  readonly year: readonly DeadlineMonth[]
  /** How many open tasks were due in an earlier month than this one. */
  readonly behind: number
  readonly companies: readonly TaskCompany[]
  readonly subscriptions: readonly SubscriptionView[]
  /** What can be added for each company. */
  readonly extras: readonly {
    readonly company: TaskCompany
    readonly extras: readonly ExtraAddon[]
  }[]
  /** Null for staff who look on: the link would go on to open the deadlines to them. */
  readonly calendar: string | null
}

const filter = z.object({
  show: z.enum(TASK_SHOWS).catch('open'),
  company: z.guid().nullable().catch(null),
})

/** What the address asks for; whatever it does not say, or says wrongly, is left at the usual. */
export function taskFilter(query: { readonly [name: string]: unknown }): TaskFilter {
  return filter.parse({ show: query.show, company: query.company ?? null })
}

const PATH = '/dashboard/addons'

/** The address of the screen with a filter. */
export function tasksHref({ show, company }: TaskFilter): string {
  const query = new URLSearchParams()
  if (show !== 'open') query.set('show', show)
  if (company) query.set('company', company)
  const text = query.toString()
  return text ? `${PATH}?${text}` : PATH
}

type Handling = {
  readonly kind: OrderKind
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
}

/**
 * How far the order is that does a task; null when it no longer does. A completed extra has done
 * its task, while a completed formation still has its first report to file.
 */
export function handlingStep({
  kind,
  status,
  paymentStatus,
}: Handling): TaskHandler['step'] | null {
  if (status === 'cancelled' || paymentStatus === 'refunded') return null
  if (status === 'completed' && kind === 'extra') return null
  return paymentStatus === 'paid' ? 'under_way' : 'unpaid'
}

/** What ticking a task off, or taking that back, sends. A plain form sends words. */
export const tickInput = z.object({
  isCompleted: z.union([z.boolean(), z.enum(['true', 'false']).transform((one) => one === 'true')]),
})
