import type { PayloadRequest } from 'payload'

import { idOf } from '@/src/domain/vocabulary/relation'
import { rowById } from '@/src/lib/find-one'
import { updateRow } from '@/src/lib/write-row'
import type { Dispute } from '@/src/payload-types'
import { refundsOfPayment } from '@/src/services/payments/refunds-of-payment'
import { bookRefund } from '@/src/services/purchase/refund/book-refund'
import { undoRefund } from '@/src/services/purchase/refund/undo-refund'

const options = { overrideAccess: true } as const // follows from what the gateway says

/** Books what a lost dispute took, once, as far as the payment still holds it. */
export async function bookLoss(req: PayloadRequest, dispute: Dispute): Promise<void> {
  if (idOf(dispute.loss)) return
  const payment = await rowById(req, 'payments', idOf(dispute.payment) ?? '', options)
  const isReturn = dispute.reason === 'bank_return'
  const loss = await bookRefund(req, payment, await refundsOfPayment(req, payment), {
    kind: isReturn ? 'reversal' : 'dispute',
    amountMinor: dispute.amountMinor,
    reason: isReturn ? 'Returned by the bank' : 'Dispute lost',
  })
  if (!loss) return
  await updateRow(req, 'disputes', dispute.id, { data: { loss: loss.id }, ...options })
}

/** Takes the booking of a loss back, where a dispute was won after all. */
export async function unbookLoss(req: PayloadRequest, dispute: Dispute): Promise<void> {
  const id = idOf(dispute.loss)
  if (!id) return
  const loss = await rowById(req, 'refunds', id, options)
  if (loss.status === 'succeeded') await undoRefund(req, loss, 'The dispute was won after all.')
  await updateRow(req, 'disputes', dispute.id, { data: { loss: null }, ...options })
}
