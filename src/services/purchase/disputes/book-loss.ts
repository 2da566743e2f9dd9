import type { PayloadRequest } from 'payload'

import { idOf } from '@/src/domain/vocabulary/relation'
import type { Dispute } from '@/src/payload-types'
import { refundsOfPayment } from '@/src/services/payments/refunds-of-payment'
import { bookRefund } from '@/src/services/purchase/refund/book-refund'
import { undoRefund } from '@/src/services/purchase/refund/undo-refund'

const options = { depth: 0, overrideAccess: true } as const // follows from what the gateway says

/** Books what a lost dispute took, once, as far as the payment still holds it. */
export async function bookLoss(req: PayloadRequest, dispute: Dispute): Promise<void> {
  if (idOf(dispute.loss)) return
  const payment = await req.payload.findByID({
    collection: 'payments',
    id: idOf(dispute.payment) ?? '',
    ...options,
    req,
  })
  const isReturn = dispute.reason === 'bank_return'
  const loss = await bookRefund(req, payment, await refundsOfPayment(req, payment), {
    kind: isReturn ? 'reversal' : 'dispute',
    amountMinor: dispute.amountMinor,
    reason: isReturn ? 'Returned by the bank' : 'Dispute lost',
  })
  if (!loss) return
  await req.payload.update({
    collection: 'disputes',
    id: dispute.id,
    data: { loss: loss.id },
    ...options,
    req,
  })
}

/** Takes the booking of a loss back, where a dispute was won after all. */
export async function unbookLoss(req: PayloadRequest, dispute: Dispute): Promise<void> {
  const id = idOf(dispute.loss)
  if (!id) return
  const loss = await req.payload.findByID({ collection: 'refunds', id, ...options, req })
  if (loss.status === 'succeeded') await undoRefund(req, loss, 'The dispute was won after all.')
  await req.payload.update({
    collection: 'disputes',
    id: dispute.id,
    data: { loss: null },
    ...options,
    req,
  })
}
