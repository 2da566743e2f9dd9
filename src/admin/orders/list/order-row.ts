import type { PayloadRequest } from 'payload'

import { may } from '@/src/access/permissions'
import type { Question, Rows } from '@/src/admin/kit/list/list-spec'
import { keysetOptions, pageOf } from '@/src/admin/kit/list/read-keyset'
import { orderTitle } from '@/src/domain/orders/my-order'
import type { Order } from '@/src/payload-types'

const SHOWN = {
  kind: true,
  serviceType: true,
  packageType: true,
  lines: { label: true },
  companyName: true,
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
  clock: { startedAt: true, dueAt: true, stoppedAt: true, breachedAt: true },
  refundRequestedAt: true,
  totalMinor: true,
  currency: true,
  createdAt: true,
} as const

/** An order in the list, and whether its reader may change it. */
export type OrderRow = Pick<Order, 'id' | keyof typeof SHOWN> & { readonly mayChange: boolean }

/** The moments by which the list is sorted; every row of a view that is sorted by one has it. */
const MOMENTS: Readonly<Record<string, (row: OrderRow) => string | null | undefined>> = {
  queueAt: ({ queueAt }) => queueAt,
  refundRequestedAt: ({ refundRequestedAt }) => refundRequestedAt,
  'clock.breachedAt': ({ clock }) => clock?.breachedAt,
}

/** One page of orders, as far as the person who asks may read them. */
export async function readOrders(
  req: PayloadRequest,
  asked: Question,
  limit: number,
): Promise<Rows<OrderRow>> {
  const { docs } = await req.payload.find({
    collection: 'orders',
    ...keysetOptions(asked, limit),
    select: SHOWN,
    overrideAccess: false,
    req,
  })
  const mayChange = await may(req, 'manage_orders')
  const moment = MOMENTS[asked.sort.replace('-', '')]
  const rows = docs.map((order) => ({ ...order, mayChange }))
  return pageOf(rows, limit, (row) => moment?.(row) ?? row.createdAt)
}

/** Whom an order is for. */
export const customerOf = ({ firstName, lastName }: OrderRow): string =>
  [firstName, lastName].filter(Boolean).join(' ')

export const titleOf = (row: OrderRow): string => row.companyName || customerOf(row) || row.email

export const serviceOf = (row: OrderRow): string => orderTitle(row)

/** `standard` as people read it; what is no purchase has no package. */
export function packageOf({ kind, packageType }: OrderRow): string {
  if (kind !== 'purchase' || !packageType) return ''
  const words = packageType.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
