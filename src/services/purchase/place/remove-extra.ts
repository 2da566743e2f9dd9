import type { PayloadRequest } from 'payload'

import { inTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { updateRow } from '@/src/lib/write-row'
import type { Order } from '@/src/payload-types'
import { lockOrder } from '@/src/services/orders/change-order'
import { standingOf } from '@/src/services/payments/attempts'
import { closeEarlierAttempts } from '@/src/services/purchase/settle/call-off'

const NOT_REMOVABLE = new AppError(
  'not_removable',
  'This can’t be removed. To cancel something you paid for, request a refund.',
  409,
)
const UNDER_WAY = new AppError(
  'payment_under_way',
  'A payment for this is in progress. Wait a minute, then check your order again.',
  409,
)

/**
 * Takes an extra that no one has paid for off its order. The caller must have made sure that it may
 * be acted on. Removing it twice changes nothing.
 *
 * @throws AppError 409 `not_removable` for what is paid or no extra, `payment_under_way`
 */
export async function removeExtra(outer: PayloadRequest, { id, kind }: Order): Promise<void> {
  if (kind !== 'extra') throw NOT_REMOVABLE
  if ((await closeEarlierAttempts(outer.payload, id)) === 'unclear') throw UNDER_WAY
  await inTransaction(outer.payload, async (req) => {
    const order = await lockOrder(req, id)
    if (order.status === 'cancelled') return
    const standing = await standingOf(req, order)
    if (standing.kind === 'paid') throw NOT_REMOVABLE
    if (standing.kind !== 'free') throw UNDER_WAY
    await updateRow(req, 'orders', id, {
      data: { status: 'cancelled' },
      overrideAccess: true, // services alone write orders
    })
  })
}
