import type { PayloadRequest } from 'payload'

import { count } from '@/src/admin/kit/ui/format'
import { type Stat, StatCards } from '@/src/admin/kit/ui/StatCards'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import { money } from '@/src/domain/vocabulary/money/money'

import { countOrders, countUsers } from './figures'
import { sumRevenue } from './revenue'

const WHOLE_DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

const dollars = (minor: number) => WHOLE_DOLLARS.format(money(minor, 'USD').minor / 100)

async function userFigures({ payload }: PayloadRequest): Promise<Stat[]> {
  const users = await countUsers(payload)
  return [
    { label: 'Total users', value: count(users.total) },
    { label: 'Users today', value: count(users.today) },
  ]
}

async function orderFigures({ payload }: PayloadRequest): Promise<Stat[]> {
  const orders = await countOrders(payload)
  return [
    { label: 'Total orders', value: count(orders.total) },
    { label: 'Orders today', value: count(orders.today) },
  ]
}

async function revenueFigures({ payload }: PayloadRequest): Promise<Stat[]> {
  const { ours, stateFees } = await sumRevenue(payload)
  const beside = (fees: number) => `+ ${dollars(fees)} state fees at cost`
  return [
    { label: 'Revenue', value: dollars(ours.total), beside: beside(stateFees.total) },
    { label: 'Revenue today', value: dollars(ours.today), beside: beside(stateFees.today) },
  ]
}

/** The business in six numbers; each pair only for those who may see what it counts. */
export async function Figures({
  req,
  held,
}: {
  req: PayloadRequest
  held: ReadonlySet<Permission>
}) {
  const pairs = await Promise.all([
    held.has('view_users') ? userFigures(req) : [],
    held.has('view_orders') ? orderFigures(req) : [],
    held.has('view_payments') ? revenueFigures(req) : [],
  ])
  const figures = pairs.flat()
  return figures.length > 0 ? <StatCards stats={figures} /> : null
}
