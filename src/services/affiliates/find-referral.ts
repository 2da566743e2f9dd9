import type { Payload, PayloadRequest } from 'payload'

import { referralCode } from '@/src/domain/affiliates/referral'
import { idOf } from '@/src/domain/vocabulary/relation'
import { findOne } from '@/src/lib/find-one'
import { KNOWN_COOKIE, REFERRAL_COOKIE, readCookie } from '@/src/lib/http/cookies'
import type { AffiliateLink } from '@/src/payload-types'
import { knownBrowser } from '@/src/services/platform/known-browser'
import { storedPassword } from '@/src/services/platform/stored-password'

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
