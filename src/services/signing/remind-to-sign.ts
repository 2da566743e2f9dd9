import { and, eq, gt, max, ne } from 'drizzle-orm'
import type { Payload } from 'payload'
import { papers } from '@/src/database-schema'
import { isUnderWay } from '@/src/domain/filing/filing-stage'
import { oldestReminded, reminderDue, SIGN_REMINDERS } from '@/src/domain/orders/reminders'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { signReminderMail } from '@/src/email/templates/signing/sign-reminder'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { eachAlone } from '@/src/lib/each-alone'
import { countIf } from '@/src/lib/sql-parts'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'
import { lockOrder } from '@/src/services/orders/change-order'
import { mailTo } from '@/src/services/orders/order-address'
import { isGuestOrder, mailedLink } from '@/src/services/orders/order-links'

import { papersOfOrder, type SignedPaper } from './papers'

/** Those whose signers were asked by email come later: the first reminder is of what no one was sent. */
const isReminded = (due: keyof typeof SIGN_REMINDERS, { state, signature }: SignedPaper): boolean =>
  signature === 'electronic' && (state === 'ready' || (state === 'signing' && due !== '1h'))

type Waiting = { readonly order: string; readonly madeAt: string | null }

async function remind(payload: Payload, { order: id, madeAt }: Waiting, now: Date) {
  const due = madeAt && reminderDue(SIGN_REMINDERS, new Date(madeAt), now)
  if (!due) return false
  return inTransaction(payload, async (req) => {
    const order = await lockOrder(req, id)
    if (!isUnderWay(order)) return false
    const waiting = (await papersOfOrder(req, id)).filter((paper) => isReminded(due, paper))
    if (waiting.length === 0) return false
    const to = { ...(await mailTo(req, order)), key: `sign-reminder:${id}:${madeAt}:${due}` }
    await enqueueEmail(req, 'sign-reminder', to, (brand) =>
      signReminderMail({
        brand,
        firstName: order.firstName,
        company: order.legalName ?? '',
        titles: waiting.map(({ title }) => title),
        shortOrderId: shortOrderId(id),
        link: mailedLink(order),
        opensWithoutSignIn: isGuestOrder(order),
      }),
    )
    return true
  })
}

/**
 * Reminds customers whose documents wait for signatures: an hour after the last was made, after 72 hours
 * and after 7 days, each once. Runs each hour; running it twice sends nothing twice.
 *
 * @returns how many orders something was done for
 */
export async function remindToSign(payload: Payload, now = new Date()): Promise<number> {
  const db = await databaseOf({ payload })
  const waiting: Waiting[] = await db
    // of the signed ones too: a signature begins no new round of reminders of the others
    .select({ order: papers.order, madeAt: max(papers.createdAt) })
    .from(papers)
    .where(
      and(
        ne(papers.state, 'void'),
        eq(papers.signature, 'electronic'),
        gt(papers.createdAt, oldestReminded(now).toISOString()),
      ),
    )
    .groupBy(papers.order)
    .having(gt(countIf(ne(papers.state, 'signed')), 0))
  return eachAlone(waiting, (one) => remind(payload, one, now), {
    thing: 'order',
    failure: 'a reminder to sign could not be written',
  })
}
