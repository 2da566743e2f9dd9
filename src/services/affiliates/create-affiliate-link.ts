import { randomInt } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { affiliate_links } from '@/src/database-schema'
import {
  affiliateCode,
  CODE_ALPHABET,
  CODE_RANDOM_LENGTH,
} from '@/src/domain/affiliates/affiliate-code'
import { DEFAULT_RATE } from '@/src/domain/affiliates/commission'
import { AFFILIATE_TERMS_VERSION } from '@/src/domain/affiliates/terms'
import { databaseOf } from '@/src/lib/database'
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
