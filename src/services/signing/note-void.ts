import type { PayloadRequest } from 'payload'
import { VOID_REASONS, type VoidCause } from '@/src/domain/papers/paper-states'
import { isTheirs } from '@/src/domain/signing/signers'
import { signVoidMail } from '@/src/email/templates/signing/sign-void'
import { inTransactionOf } from '@/src/lib/database'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'
import { findOrder } from '@/src/services/orders/find-orders'
import { addressOf } from '@/src/services/orders/order-address'
import { mailedLink } from '@/src/services/orders/order-links'

import { appendEvent, eventsOf, signedIn } from './chain'
import { revokeLinks } from './links'
import { holdPaper } from './papers'

/**
 * What follows when a paper is no longer in force: its links stop, all signatures on it are void, and
 * each signer who was asked hears of it and why; the owner of the order hears who has to sign again. Once for
 * a paper, in the transaction that voids it.
 */
export async function noteVoid(outer: PayloadRequest, id: string, cause: VoidCause): Promise<void> {
  await inTransactionOf(outer, async (req) => {
    const paper = await holdPaper(req, id)
    const events = await eventsOf(req, [id])
    const wasAsked = events.some(({ kind }) => kind === 'asked')
    if (paper.state !== 'void' || !wasAsked || events.some(({ kind }) => kind === 'voided')) return
    await revokeLinks(req, id)
    const signed = signedIn(events, id)
    await appendEvent(req, {
      kind: 'voided',
      paper: id,
      file: paper.sha256,
      facts: { reason: VOID_REASONS[cause] },
    })
    const names = paper.signers.map(({ name }) => name)
    const order = await findOrder(req, paper.order)
    const owner = order && (await addressOf(req, order))
    const asked = new Set(
      events.flatMap(({ kind, signer }) => (kind === 'asked' && signer ? [signer] : [])),
    )
    const others = paper.signers.flatMap((one) =>
      one.email && asked.has(one.key) && !isTheirs(one, owner ?? '') ? [one.email] : [],
    )
    for (const email of owner ? [owner, ...others] : others) {
      const isOwner = email === owner
      await enqueueEmail(
        req,
        'sign-void',
        { email, order: paper.order, user: isOwner ? paper.user : null },
        (brand) =>
          signVoidMail({
            brand,
            title: paper.title,
            cause,
            company: paper.company,
            signedBy: paper.signers.flatMap(({ key, name }) => (signed.has(key) ? [name] : [])),
            askAgain: names,
            orderUrl: isOwner && order ? mailedLink(order) : null,
          }),
      )
    }
  })
}
