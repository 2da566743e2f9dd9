import { randomInt } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { affiliate_links } from '@/src/database-schema'
import {
  affiliateCode,
  CODE_ALPHABET,
  CODE_RANDOM_LENGTH,
} from '@/src/domain/affiliates/affiliate-code'
import type { RateInput } from '@/src/domain/affiliates/affiliate-input'
import { DEFAULT_RATE } from '@/src/domain/affiliates/commission'
import { AFFILIATE_TERMS_VERSION } from '@/src/domain/affiliates/terms'
import { databaseOf, inTransactionOf, lockRow } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findOne } from '@/src/lib/find-one'
import { now } from '@/src/lib/sql-parts'
import type { AffiliateLink, User } from '@/src/payload-types'

const TRIES = 5

const drawCode = () =>
  Array.from(
    { length: CODE_RANDOM_LENGTH },
    () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)],
  ).join('')

async function linkOf(req: PayloadRequest, user: string): Promise<AffiliateLink | null> {
  return findOne(req, 'affiliateLinks', {
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

const options = (req: PayloadRequest) => ({ depth: 0, overrideAccess: true, req }) as const // anyone who asks has been checked

type Change = Partial<Pick<AffiliateLink, 'commissionRate' | 'isActive'>>

/** @throws AppError 404 `no_affiliate` */
async function change(
  outer: PayloadRequest,
  id: string,
  changeOf: (link: AffiliateLink) => Change | null,
): Promise<void> {
  await inTransactionOf(outer, async (req) => {
    if (!(await lockRow(req, affiliate_links, id))) {
      throw new AppError('no_affiliate', 'This affiliate does not exist.', 404)
    }
    const collection = 'affiliateLinks'
    const data = changeOf(await req.payload.findByID({ collection, id, ...options(req) }))
    if (data) await req.payload.update({ collection, id, data, ...options(req) })
  })
}

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
