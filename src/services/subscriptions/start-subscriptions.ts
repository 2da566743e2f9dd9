import type { PayloadRequest } from 'payload'
import { addPeriods } from '@/src/domain/subscriptions/subscription-rules'
import { idOf } from '@/src/domain/vocabulary/relation'
import { countRows } from '@/src/lib/find-one'
import { createRow } from '@/src/lib/write-row'
import type { Order } from '@/src/payload-types'

type Line = NonNullable<Order['lines']>[number]

/** `Business Address (one year)` is the label of a period; the subscription is to the thing. */
const withoutPeriod = (label: string) =>
  label.replace(/ \(one (?:month|year)\)$|, first month$/, '')

/** What recurs, in the catalogue: an add-on, or a service. */
const soldAs = ({ kind, ref }: Line) => (kind === 'service' ? { service: ref } : { addon: ref })

async function isStarted(req: PayloadRequest, order: Order, line: Line): Promise<boolean> {
  const where = {
    order: { equals: order.id },
    [line.kind === 'service' ? 'service' : 'addon']: { equals: line.ref },
  }
  return (await countRows(req, 'subscriptions', { where, overrideAccess: true })) > 0 // follows from a payment
}

async function start(req: PayloadRequest, order: Order, line: Line): Promise<void> {
  if (line.billing === 'once' || (await isStarted(req, order, line))) return
  const startedAt = order.paidAt ?? new Date().toISOString()
  await createRow(req, 'subscriptions', {
    data: {
      label: withoutPeriod(line.label),
      order: order.id,
      user: idOf(order.user),
      email: order.email,
      ...soldAs(line),
      billing: line.billing,
      amountMinor: line.amountMinor,
      currency: order.currency,
      status: 'active',
      startedAt,
      renewsAt: addPeriods(new Date(startedAt), line.billing, 1).toISOString(),
    },
    overrideAccess: true, // as above
  })
}

/**
 * Begins a subscription for each line of a paid order that falls due again. Once for each line,
 * however often it is called: the caller holds the order's row.
 */
export async function startSubscriptions(req: PayloadRequest, order: Order): Promise<void> {
  if (order.kind === 'renewal') return
  for (const line of order.lines ?? []) await start(req, order, line)
}
