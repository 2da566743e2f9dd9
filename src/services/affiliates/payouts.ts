import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { affiliate_links, commissions, payouts, users } from '@/src/database-schema'
import { unpaidMinor } from '@/src/domain/affiliates/ledger'
import { PAYOUT_METHODS, payoutAccountPlace } from '@/src/domain/affiliates/payout-details'
import { openSecret } from '@/src/fields/secret'
import { csvLine } from '@/src/lib/csv/csv'
import {
  type Caller,
  databaseOf,
  inTransaction,
  inTransactionOf,
  lockInTransaction,
  query,
  transactional,
} from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findById } from '@/src/lib/find-one'
import { isOneOf, now } from '@/src/lib/sql-parts'
import { createRow } from '@/src/lib/write-row'
import type { AffiliateLink } from '@/src/payload-types'
import {
  addToTotals,
  linkOf,
  lockAffiliates,
  readBalance,
  readBalances,
} from '@/src/services/affiliates/affiliate-account'
import { recordExport } from '@/src/services/platform/exports/export-file'
import { audit } from '@/src/services/platform/record-audit'
import { isBlocking, screenNames } from '@/src/services/screening/screen-names'

/** What an affiliate is to be paid, and whether we know where to. */
export type DuePayout = {
  readonly link: string
  readonly code: string
  readonly user: string | null
  readonly email: string | null
  readonly method: AffiliateLink['payoutMethod']
  readonly name: string | null
  readonly account: string | null
  readonly dueMinor: number
  readonly carryOverMinor: number
}

/**
 * Everyone whose approved and paid commissions exceed what we have paid out to them, by code. A paid one
 * may have been raised again, after a refund failed. Those who left have given theirs up.
 */
export async function duePayouts(
  req: PayloadRequest,
  only?: readonly string[],
): Promise<DuePayout[]> {
  const db = await databaseOf(req)
  const earned = query
    .select({ id: commissions.id })
    .from(commissions)
    .where(
      and(
        eq(commissions.link, affiliate_links.id),
        inArray(commissions.status, ['approved', 'paid']),
      ),
    )
  const rows = await db
    .select({
      link: affiliate_links.id,
      code: affiliate_links.code,
      user: affiliate_links.user,
      email: users.email,
      method: affiliate_links.payoutMethod,
      name: affiliate_links.payoutName,
      account: affiliate_links.payoutAccountLast4,
    })
    .from(affiliate_links)
    .leftJoin(users, eq(users.id, affiliate_links.user))
    .where(and(exists(earned), isNull(users.erasedAt), only && isOneOf(affiliate_links.id, only)))
    .orderBy(affiliate_links.code)
  const links = rows.map(({ link }) => link)
  const balanceOf = await readBalances(req, links)
  return rows.flatMap((row): DuePayout[] => {
    const { dueMinor, carryOverMinor } = balanceOf(row.link)
    if (dueMinor === 0) return []
    const [name, account] = [row.name || null, row.account || null]
    return [{ ...row, name, account, dueMinor, carryOverMinor }]
  })
}

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
  const { id } = await createRow(req, 'payouts', {
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
    overrideAccess: true, // services alone write payouts
  })
  const db = await databaseOf(req)
  await db
    .update(commissions)
    .set({ status: 'paid', payout: id, updatedAt: now })
    .where(and(eq(commissions.link, link), eq(commissions.status, 'approved')))
  await addToTotals(req, link, { paidMinor: dueMinor })
  await audit(req, 'affiliates', 'paid out', ['payouts', id], {
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

/**
 * Opens an affiliate's sealed account for one of the staff who is about to send money there, and
 * writes down who did so.
 *
 * @throws AppError 404 `no_payout_account`
 */
export const revealPayoutAccount = transactional(async (req, link: string): Promise<string> => {
  const row = await findById(req, 'affiliateLinks', link, {
    showHiddenFields: true,
    overrideAccess: true, // the caller has been checked
  })
  const account = row ? openSecret({ ...row }, 'payoutAccount', payoutAccountPlace) : undefined
  if (!account) {
    throw new AppError('no_payout_account', 'This affiliate has not added a payout account.', 404)
  }
  await audit(req, 'affiliates', 'reveal', ['affiliateLinks', link], {
    after: { what: 'Payout account' },
  })
  return account
})

const HEAD = ['Reference', 'Name', 'Email', 'Method', 'Account', 'Amount', 'Currency']

type FileAsk = { readonly links: readonly string[]; readonly reference: string }

/**
 * What is due to affiliates as a file for the bank or PayPal, each with the account that the money
 * goes to: every account that is opened leaves an entry in the audit log. Those without one are left
 * out, and nothing is marked as paid.
 *
 * @throws AppError 409 `nothing_due`
 */
export const payoutFile = transactional(
  async (req, { links, reference }: FileAsk): Promise<string> => {
    const lines: string[] = []
    for (const { link, code, email, method, name, dueMinor } of await duePayouts(req, links)) {
      if (!method) continue
      lines.push(
        csvLine([
          `${reference} ${code}`,
          name ?? '',
          email ?? '',
          PAYOUT_METHODS[method],
          await revealPayoutAccount(req, link),
          (dueMinor / 100).toFixed(2),
          'USD',
        ]),
      )
    }
    if (lines.length === 0) {
      throw new AppError('nothing_due', 'Nothing is due to these affiliates any more.', 409)
    }
    await recordExport(req, {
      area: 'affiliates',
      entity: 'payouts',
      list: `Payouts ${reference}`,
      rows: lines.length,
    })
    return csvLine(HEAD) + lines.join('')
  },
)

/** What someone has earned by recommending us and was not paid, in cents. */
export async function unpaidEarnings(req: Caller, user: string): Promise<number> {
  const link = await linkOf(req, user)
  return link ? unpaidMinor(await readBalance(req, link.id)) : 0
}
