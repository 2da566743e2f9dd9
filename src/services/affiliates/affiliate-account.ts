import { randomInt } from 'node:crypto'
import { and, type Column, count, eq, inArray, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { affiliate_links, commissions, payouts } from '@/src/database-schema'
import {
  affiliateCode,
  CODE_ALPHABET,
  CODE_RANDOM_LENGTH,
} from '@/src/domain/affiliates/affiliate-code'
import type { RateInput } from '@/src/domain/affiliates/affiliate-input'
import { DEFAULT_RATE } from '@/src/domain/affiliates/commission'
import { type Balance, balanceOf } from '@/src/domain/affiliates/ledger'
import { AFFILIATE_TERMS_VERSION } from '@/src/domain/affiliates/terms'
import { type Caller, databaseOf, lockRow, transactional } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findOne, rowById } from '@/src/lib/find-one'
import { isOneOf, now } from '@/src/lib/sql-parts'
import { updateRow } from '@/src/lib/write-row'
import type { AffiliateLink, User } from '@/src/payload-types'

/** Holds the accounts of affiliates, as below: always in the same order. */
export async function lockAffiliates(req: PayloadRequest, links: readonly string[]): Promise<void> {
  const db = await databaseOf(req)
  // No stronger: new clicks and orders refer to the row, and need not wait for one another.
  await db
    .select({ id: affiliate_links.id })
    .from(affiliate_links)
    .where(isOneOf(affiliate_links.id, links))
    .orderBy(affiliate_links.id)
    .for('no key update')
}

/**
 * Holds an affiliate's account until the transaction ends: its rows and totals change one after
 * another. Where an order is locked too, the order comes first.
 */
export const lockAffiliate = (req: PayloadRequest, link: string): Promise<void> =>
  lockAffiliates(req, [link])

/**
 * Where affiliates stand, by link, summed up from the rows themselves in two queries. Commissions and
 * payouts are the affiliates' own; who asks has been checked.
 */
export async function readBalances(
  req: Caller,
  links: readonly string[],
): Promise<(link: string) => Balance> {
  const db = await databaseOf(req)
  const total = (amount: Column) => sql`coalesce(sum(${amount}), 0)`.mapWith(Number)
  const { link, status, amountMinor } = commissions
  const earned = await db
    .select({ link, status, amountMinor: total(amountMinor), orders: count() })
    .from(commissions)
    .where(isOneOf(link, links))
    .groupBy(link, status)
  const paid = await db
    .select({ link: payouts.link, total: total(payouts.amountMinor) })
    .from(payouts)
    .where(and(isOneOf(payouts.link, links), inArray(payouts.status, ['pending', 'paid'])))
    .groupBy(payouts.link)
  const earnedBy = Map.groupBy(earned, (row) => row.link)
  const paidTo = new Map(paid.map((row) => [row.link, row.total]))
  return (of) => balanceOf(earnedBy.get(of) ?? [], paidTo.get(of) ?? 0)
}

/** Where one of them stands. */
export async function readBalance(req: Caller, link: string): Promise<Balance> {
  return (await readBalances(req, [link]))(link)
}

/** Changes the totals that an affiliate's link shows, along with the rows that they sum up. */
export async function addToTotals(
  req: PayloadRequest,
  link: string,
  change: { earnedMinor?: number; conversions?: number; paidMinor?: number },
): Promise<void> {
  const { earnedMinor = 0, conversions = 0, paidMinor = 0 } = change
  const db = await databaseOf(req)
  await db
    .update(affiliate_links)
    .set({
      totalEarnedMinor: sql`${affiliate_links.totalEarnedMinor} + ${earnedMinor}`,
      conversions: sql`${affiliate_links.conversions} + ${conversions}`,
      totalPaidMinor: sql`${affiliate_links.totalPaidMinor} + ${paidMinor}`,
      updatedAt: now,
    })
    .where(eq(affiliate_links.id, link))
}

const TRIES = 5

const drawCode = () =>
  Array.from(
    { length: CODE_RANDOM_LENGTH },
    () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)],
  ).join('')

/** Someone's own link; null until they join. */
export function linkOf(reader: Caller, user: string): Promise<AffiliateLink | null> {
  return findOne(reader, 'affiliateLinks', {
    where: { user: { equals: user } },
    overrideAccess: true, // their own
  })
}

/**
 * Opens someone's referral link, once: the table has room for one per person and one per code, so
 * anyone who comes second, in another tab or at the same moment, is answered with the first one.
 *
 * @param draw six random characters of the code's alphabet
 */
export async function createAffiliateLink(
  req: PayloadRequest,
  user: Pick<User, 'id' | 'firstName'>,
  draw: () => string = drawCode,
): Promise<AffiliateLink> {
  const db = await databaseOf(req)
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const code = affiliateCode(user.firstName, draw())
    await db
      .insert(affiliate_links)
      .values({
        user: user.id,
        code,
        commissionRate: DEFAULT_RATE,
        termsVersion: AFFILIATE_TERMS_VERSION,
        termsAcceptedAt: now,
      })
      .onConflictDoNothing()
    const link = await linkOf(req, user.id)
    if (link) return link
  }
  throw new Error('No free referral code was drawn')
}

const options = { overrideAccess: true } as const // anyone who asks has been checked

type Change = Partial<Pick<AffiliateLink, 'commissionRate' | 'isActive'>>

/** @throws AppError 404 `no_affiliate` */
const change = transactional(
  async (req, id: string, changeOf: (link: AffiliateLink) => Change | null): Promise<void> => {
    if (!(await lockRow(req, affiliate_links, id))) {
      throw new AppError('no_affiliate', 'This affiliate does not exist.', 404)
    }
    const collection = 'affiliateLinks'
    const data = changeOf(await rowById(req, collection, id, options))
    if (data) await updateRow(req, collection, id, { data, ...options })
  },
)

/**
 * Sets what an affiliate earns from now on; what was earned stays as it is.
 *
 * @throws AppError 404 `no_affiliate`, 409 `rate_changed` when another one stands there than was seen
 */
export async function changeRate(
  req: PayloadRequest,
  id: string,
  { rate, seen }: RateInput,
): Promise<void> {
  await change(req, id, ({ commissionRate }) => {
    if (commissionRate === rate) return null
    if (seen !== undefined && commissionRate !== seen) {
      const message = `Someone has set this rate to ${commissionRate}% meanwhile. Reload to go on.`
      throw new AppError('rate_changed', message, 409, { rate: message })
    }
    return { commissionRate: rate }
  })
}

/** Switches an affiliate's link on or off. @throws AppError 404 `no_affiliate` */
export async function switchAffiliate(
  req: PayloadRequest,
  id: string,
  isActive: boolean,
): Promise<void> {
  await change(req, id, (link) => (link.isActive === isActive ? null : { isActive }))
}
