import { may } from '@/src/access/permissions'
import { type ListSpec, questionText } from '@/src/admin/kit/list/list-spec'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import { capitalized } from '@/src/domain/vocabulary/text/capitalized'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import type { Order } from '@/src/payload-types'
import { pageOf, readPage } from '@/src/queries/platform/list-pages'
import { peopleById } from '@/src/queries/platform/records'

import { orderQuestions } from './order-views'

const SHOWN = {
  kind: true,
  serviceType: true,
  packageType: true,
  lines: { label: true },
  legalName: true,
  companyType: true,
  firstName: true,
  lastName: true,
  email: true,
  user: true,
  stateCode: true,
  status: true,
  paymentStatus: true,
  queue: true,
  queueAt: true,
  inToDeliver: true,
  inWaiting: true,
  inSubmitted: true,
  clock: { startedAt: true, dueAt: true, stoppedAt: true, breachedAt: true },
  refundRequestedAt: true,
  totalMinor: true,
  assignee: true,
  currency: true,
  createdAt: true,
} as const

type Shown = Pick<Order, 'id' | keyof typeof SHOWN>

export type OrderRow = Shown & {
  readonly mayChange: boolean
  readonly assigneeName: string | null
  /** The question by which it was found, which its own page goes on with. */
  readonly from: string
}

type Sortable = Pick<Order, 'queueAt' | 'refundRequestedAt' | 'clock' | 'createdAt' | 'totalMinor'>

/** What the list is sorted by; every row of a view that is sorted by one has it. */
const SORTS: Readonly<Record<string, (row: Sortable) => string | number | null | undefined>> = {
  createdAt: ({ createdAt }) => createdAt,
  totalMinor: ({ totalMinor }) => totalMinor,
  queueAt: ({ queueAt }) => queueAt,
  refundRequestedAt: ({ refundRequestedAt }) => refundRequestedAt,
  'clock.breachedAt': ({ clock }) => clock?.breachedAt,
}

/** Where an order stands in what is sorted so; null where it has no place there. */
export const sortValueOf = (sort: string, order: Sortable): string | number | null =>
  SORTS[sort.replace('-', '')]?.(order) ?? null

export const readOrders: ListSpec<OrderRow>['read'] = async (req, asked, limit) => {
  const docs = await readPage(req, 'orders', SHOWN, asked, limit)
  const mayChange = await may(req, 'manage_orders')
  const people = await peopleById(req, idsOf(docs.map(({ assignee }) => assignee)))
  const from = questionText(asked, orderQuestions)
  const rows = docs.map((order) => ({
    ...order,
    mayChange,
    assigneeName: people.get(idOf(order.assignee) ?? '')?.name ?? null,
    from,
  }))
  return pageOf(rows, limit, (row) => sortValueOf(asked.sort, row) ?? row.createdAt)
}

export const titleOf = (row: OrderRow): string => row.legalName || fullName(row) || row.email

/** `standard` as people read it; what is no purchase has no package. */
export function packageOf({ kind, packageType }: OrderRow): string {
  if (kind !== 'purchase' || !packageType) return ''
  return capitalized(packageType.replaceAll(/[-_]/g, ' '))
}
