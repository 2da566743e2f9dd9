import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { affiliate_clicks, affiliate_links } from '@/src/database-schema'
import { referralCode } from '@/src/domain/affiliates/referral'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf } from '@/src/lib/database'
import { findOne } from '@/src/lib/find-one'
import { KNOWN_COOKIE, REFERRAL_COOKIE, readCookie } from '@/src/lib/http/cookies'
import { networkOf } from '@/src/lib/http/network/network'
import { deriveKey } from '@/src/lib/secrets'
import type { AffiliateLink } from '@/src/payload-types'
import { knownBrowser } from '@/src/services/platform/known-browser'
import { storedPassword } from '@/src/services/platform/password-hash'

export type ReferredVisit = {
  readonly link: string
  /** Where the visitor calls from; only a hash of it is kept, which tomorrow is another one. */
  readonly address: string
  readonly landingPath: string
  readonly referrerHost: string | null
}

/**
 * Tells visitors of one day apart by where they call from alone: whatever a browser calls itself
 * could be made up again for each visit. The key is the day's own, so no two days can be joined.
 */
function hashOf(day: string, { address }: ReferredVisit): string {
  return createHmac('sha256', deriveKey(`referral visitors of ${day}`))
    .update(networkOf(address))
    .digest('hex')
}

/**
 * Counts a visit through a referral link, once per address and day, in one statement: the row and
 * the total that it adds to come together or not at all.
 *
 * @returns whether it was the visitor's first one of the day
 */
export async function countReferral(
  payload: Payload,
  visit: ReferredVisit,
  now = new Date(),
): Promise<boolean> {
  const day = now.toISOString().slice(0, 10)
  const db = await databaseOf({ payload })
  const { link, visitorHash } = affiliate_clicks
  const click = db.$with('click').as(
    db
      .insert(affiliate_clicks)
      .values({
        link: visit.link,
        visitorHash: hashOf(day, visit),
        day,
        landingPath: visit.landingPath.slice(0, 300),
        referrerHost: visit.referrerHost?.slice(0, 200) ?? null,
        createdAt: now.toISOString(),
      })
      .onConflictDoNothing({ target: [link, visitorHash, affiliate_clicks.day] })
      .returning({ link }),
  )
  const counted = await db
    .with(click)
    .update(affiliate_links)
    .set({ clicks: sql`${affiliate_links.clicks} + 1` })
    .from(click)
    .where(eq(affiliate_links.id, click.link))
    .returning({ id: affiliate_links.id })
  return counted.length > 0
}

/** The active link that a referral code names, with its owner; null when there is none. */
export async function activeLink(
  payload: Payload,
  text: string | undefined,
): Promise<Pick<AffiliateLink, 'id' | 'code' | 'user'> | null> {
  const code = referralCode(text)
  if (!code) return null
  return findOne({ payload }, 'affiliateLinks', {
    where: { code: { equals: code }, isActive: { equals: true } },
    select: { code: true, user: true },
    overrideAccess: true, // a code is public, its link is not
  })
}

export type Referral = {
  readonly affiliateLink: string | undefined
  /** Whether the affiliate has signed in to their account in the browser that buys. */
  readonly isAffiliateBrowser: boolean
}

/** The active affiliate link by which a browser came, as its cookies say. */
export async function findReferral({
  payload,
  headers,
}: Pick<PayloadRequest, 'payload' | 'headers'>): Promise<Referral> {
  const link = await activeLink(payload, readCookie(headers, REFERRAL_COOKIE))
  const owner = idOf(link?.user)
  const stored = owner ? await storedPassword({ payload }, owner) : null
  const mark = owner && knownBrowser(readCookie(headers, KNOWN_COOKIE), owner, stored)
  return { affiliateLink: link?.id, isAffiliateBrowser: Boolean(mark) }
}
