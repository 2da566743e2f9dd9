import type { PayloadRequest } from 'payload'
import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import { type ExtraAddon, quoteExtra } from '@/src/domain/orders/extras'
import type { Period } from '@/src/domain/vocabulary/order-line'
import { isUnpaid, SERVICE_TYPES } from '@/src/domain/vocabulary/order-status'
import { UNFINISHED } from '@/src/domain/vocabulary/payment-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { lockInTransaction, transactional } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { countRows, rowById } from '@/src/lib/find-one'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { Order } from '@/src/payload-types'
import { refusalAt } from '@/src/services/catalogue/licensing/refuse-closed'
import { holdOwner, lockOrder } from '@/src/services/orders/change-order'
import { extrasOf, offerExtras } from '@/src/services/orders/extras/offer-extras'
import { rootOf } from '@/src/services/orders/order-links'

const options = { overrideAccess: true } as const // services alone write orders

/** The purchase as it is now: the request may have read it before it was claimed. */
async function holdRoot(req: PayloadRequest, order: Order): Promise<Order> {
  await holdOwner(req, order)
  return rowById(req, 'orders', rootOf(order), options)
}

/** Whether money for an order may be on its way, or has come and is being looked at. */
async function isBeingPaid(req: PayloadRequest, order: Order): Promise<boolean> {
  const where = {
    order: { equals: order.id },
    status: { in: [...UNFINISHED, 'quarantined'] },
  }
  return (await countRows(req, 'payments', { where, ...options })) > 0
}

/**
 * Calls off an unpaid order that another one replaces; `look` says where the customer looks again.
 *
 * @throws AppError 409 `payment_under_way`, also for one that was paid meanwhile
 */
export async function callOffUnpaid(
  req: PayloadRequest,
  { id }: Pick<Order, 'id'>,
  look: 'your order' | 'your tasks',
): Promise<void> {
  const order = await lockOrder(req, id)
  if (order.status === 'cancelled') return
  if (!isUnpaid(order) || (await isBeingPaid(req, order))) {
    throw new AppError(
      'payment_under_way',
      `A payment for this is in progress. Wait a minute, then check ${look} again.`,
      409,
    )
  }
  await updateRow(req, 'orders', id, { data: { status: 'cancelled' }, ...options })
}

/** An unpaid extra of the same thing is used again when it costs the same; else it is called off. */
async function reuse(req: PayloadRequest, root: Order, quote: Quote): Promise<Order | null> {
  const [line] = quote.lines
  const unpaid = (await extrasOf(req, root.id)).filter(
    (extra) => isUnpaid(extra) && extra.lines?.[0]?.ref === line?.ref,
  )
  for (const extra of unpaid) {
    const sameBilling = extra.lines?.[0]?.billing === line?.billing
    if (sameBilling && extra.totalMinor === quote.totalMinor) return extra
    await callOffUnpaid(req, extra, 'your order')
  }
  return null
}

/** @throws AppError 422 `not_served` where sanctions bar it at the buyer's address */
function refusePlace({ address }: Order, { code }: ExtraAddon): void {
  const refusal = refusalAt(address, [code])
  if (refusal) throw new AppError('not_served', refusal, 422, { addonId: refusal })
}

/** An order for something bought for an earlier one, as it is written before it is paid. */
export function extraData(root: Order, quote: Quote) {
  const now = new Date().toISOString()
  const sold = SERVICE_TYPES.find((one) => one === quote.lines[0]?.service)
  const service = sold ?? root.serviceType
  return {
    kind: 'extra' as const,
    parent: root.id,
    serviceType: service,
    packageType: root.packageType,
    status: 'pending' as const,
    paymentStatus: 'pending' as const,
    user: idOf(root.user),
    state: idOf(root.state),
    companyName: root.companyName,
    companyType: root.companyType,
    email: root.email,
    firstName: root.firstName,
    lastName: root.lastName,
    phone: root.phone,
    address: root.address,
    lines: [...quote.lines],
    work: quote.work ? [...quote.work] : null,
    totalMinor: quote.totalMinor,
    refundedMinor: 0,
    currency: quote.currency,
    placedAt: now,
    timeline: [
      { at: now, stage: 'received' as const, service: quote.lines[0]?.service ?? service },
    ],
  }
}

/**
 * Writes the order for an add-on to an earlier order, priced here; the customer pays it next. The
 * caller must have made sure that `order` may be acted on. Asking twice gives the same order.
 *
 * @throws AppError 422 `not_offered`, 409 `payment_under_way`
 */
export const orderExtra = transactional(
  async (
    req,
    order: Order,
    choice: { readonly addonId: string; readonly billing: Period },
  ): Promise<Order> => {
    await lockInTransaction(req, `extras:${rootOf(order)}`)
    const root = await holdRoot(req, order)
    const addon = (await offerExtras(req, root)).find(({ id }) => id === choice.addonId)
    if (!addon) {
      throw new AppError('not_offered', 'This is not available for your order.', 422, {
        addonId: 'Choose one of the extras on your order’s page',
      })
    }
    refusePlace(root, addon)
    const quote = quoteExtra(addon, choice.billing)
    const known = await reuse(req, root, quote)
    return known ?? createRow(req, 'orders', { data: extraData(root, quote), ...options })
  },
)
