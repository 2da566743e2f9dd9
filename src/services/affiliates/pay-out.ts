import { and, eq, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { commissions, payouts } from '@/src/database-schema'
import { PAYOUT_METHODS } from '@/src/domain/affiliates/payout-details'
import { databaseOf, inTransaction, inTransactionOf, lockInTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { now } from '@/src/lib/sql-parts'
import { addToTotals, lockAffiliates } from '@/src/services/affiliates/affiliate-account'
import { type DuePayout, duePayouts } from '@/src/services/affiliates/due-payouts'
import { recordAudit } from '@/src/services/platform/record-audit'
import { isBlocking, screenNames } from '@/src/services/screening/screen-names'

export type PaidOut = { readonly id: string; readonly link: string; readonly amountMinor: number }

export type PayoutBatch = {
  readonly paid: readonly PaidOut[]
  /** Due as well, but they have not said where to. */
  readonly withoutDetails: readonly string[]
}

type Ask = {
  /** Whom to pay; everybody with something due when left out. */
  readonly links?: readonly string[]
  /** What anyone who asks saw due to each, in cents: nothing is paid when it is another sum by now. */
  readonly amounts?: Readonly<Record<string, number>>
  /** What the transfers are known by, such as the bank's batch number. */
  readonly reference: string
}

async function payOne(req: PayloadRequest, due: DuePayout, reference: string): Promise<PaidOut> {
  const { link, code, user, method, dueMinor, carryOverMinor } = due
  const { id } = await req.payload.create({
    collection: 'payouts',
    data: {
      user,
      link,
      amountMinor: dueMinor,
      currency: 'USD',
      status: 'paid',
      method: method ? PAYOUT_METHODS[method] : null,
      reference: `${reference} ${code}`,
      paidAt: new Date().toISOString(),
    },
    depth: 0,
    overrideAccess: true, // services alone write payouts
    req,
  })
  const db = await databaseOf(req)
  await db
    .update(commissions)
    .set({ status: 'paid', payout: id, updatedAt: now })
    .where(and(eq(commissions.link, link), eq(commissions.status, 'approved')))
  await addToTotals(req, link, { paidMinor: dueMinor })
  await recordAudit(req, {
    area: 'affiliates',
    action: 'paid out',
    entity: 'payouts',
    documentId: id,
    before: {},
    after: { code, amountMinor: dueMinor, carryOverMinor, reference },
  })
  return { id, link, amountMinor: dueMinor }
}

const namesOf = ({ name, email }: DuePayout) => [{ name: name ?? email ?? '', role: 'Affiliate' }]

/** Screens in a transaction of its own: what was found stays although nothing is paid. */
async function screenDue(outer: PayloadRequest, links: Ask['links']): Promise<void> {
  if (outer.transactionID) return
  await inTransaction(outer.payload, async (req) => {
    for (const due of await duePayouts(req, links)) {
      if (due.method) await screenNames(req, { link: due.link }, namesOf(due))
    }
  })
}

/** @throws AppError 409 `sanctions_match` where the name waits for a decision */
async function requireClear(req: PayloadRequest, due: DuePayout): Promise<void> {
  const waiting = (await screenNames(req, { link: due.link }, namesOf(due)))?.find(isBlocking)
  if (!waiting) return
  const message = `${waiting.name} is like a name on the sanctions list. Decide about the match under Sanctions screening before you pay. Nothing was marked as paid.`
  throw new AppError('sanctions_match', message, 409)
}

/** @throws AppError 409 `reference_used` */
async function refuseUsed(req: PayloadRequest, reference: string): Promise<void> {
  const db = await databaseOf(req)
  const batch = sql`regexp_replace(${payouts.reference}, ' [^ ]*$', '')` // a code has no spaces
  const used = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(eq(batch, reference))
    .limit(1)
  if (used.length === 0) return
  throw new AppError('reference_used', 'A payout batch with this name already exists.', 409)
}

/** @throws AppError 409 `due_changed` */
function refuseChanged(due: readonly DuePayout[], amounts: Ask['amounts']): void {
  if (!amounts) return
  const changed = due.filter(({ link, dueMinor }) => amounts[link] !== dueMinor)
  const paidMeanwhile = Object.keys(amounts).some((id) => !due.some(({ link }) => link === id))
  if (changed.length === 0 && !paidMeanwhile) return
  const who = changed.map(({ code }) => code).join(', ')
  throw new AppError(
    'due_changed',
    `${who ? `The amount due to ${who} has changed` : 'Some of these were paid meanwhile'}. Nothing was marked as paid. Reload, and check the amounts.`,
    409,
  )
}

/**
 * Writes down that affiliates have been paid what was due to them: a payout each, which closes their
 * approved commissions. The whole batch is written or nothing is; done twice, no one is paid twice.
 * The transfers themselves are made at the bank or at PayPal.
 */
export async function payOut(outer: PayloadRequest, ask: Ask): Promise<PayoutBatch> {
  await screenDue(outer, ask.links)
  return inTransactionOf(outer, async (req) => {
    await lockInTransaction(req, `payouts:${ask.reference}`) // of two at once the second finds the name used
    const candidates = await duePayouts(req, ask.links)
    if (candidates.length > 0) await refuseUsed(req, ask.reference)
    const links = candidates.map(({ link }) => link)
    await lockAffiliates(req, links)
    const held = await duePayouts(req, links) // as it is now that no one can change it
    refuseChanged(held, ask.amounts)
    const paid: PaidOut[] = []
    for (const one of held.filter(({ method }) => method !== null)) {
      await requireClear(req, one)
      paid.push(await payOne(req, one, ask.reference))
    }
    const withoutDetails = held.filter(({ method }) => method === null).map(({ code }) => code)
    return { paid, withoutDetails }
  })
}
