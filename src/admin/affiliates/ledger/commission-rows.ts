import { can } from '@/src/access/actions'
import { listRows } from '@/src/admin/kit/list/list-rows'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import type { Commission } from '@/src/payload-types'
import { affiliateCodes } from '@/src/queries/affiliates/staff-affiliates'
import { orderNames } from '@/src/queries/orders/find-orders'

const SHOWN = {
  link: true,
  order: true,
  amountMinor: true,
  baseMinor: true,
  ratePercent: true,
  currency: true,
  status: true,
  isFrozen: true,
  review: true,
  reviewReason: true,
  approvableAt: true,
  approvedAt: true,
  reversedAt: true,
  createdAt: true,
} as const

export type CommissionRow = Pick<Commission, 'id' | keyof typeof SHOWN> & {
  readonly code: string
  readonly orderId: string
  readonly orderName: string
  readonly grant: Grant<'reviewCommission'> | null
}

export const commissionRows = listRows('commissions', SHOWN, async (req, rows) => {
  const codes = await affiliateCodes(req, idsOf(rows.map(({ link }) => link)))
  const orders = await orderNames(req, idsOf(rows.map(({ order }) => order)))
  const grant = await can(req, 'reviewCommission')
  return rows.map((row) => {
    const orderId = idOf(row.order) ?? ''
    return {
      ...row,
      orderId,
      code: codes.get(idOf(row.link) ?? '') ?? '–',
      orderName: orders.get(orderId) ?? '',
      grant,
    }
  })
})
