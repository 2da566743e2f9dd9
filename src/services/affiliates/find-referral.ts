import type { Payload } from 'payload'

import { referralCode } from '@/src/domain/affiliates/referral'
import { idOf } from '@/src/domain/vocabulary/relation'
import { findOne } from '@/src/lib/find-one'
import { KNOWN_COOKIE, REFERRAL_COOKIE, readCookie } from '@/src/lib/http/cookies'
import type { AffiliateLink } from '@/src/payload-types'
import { knownBrowser } from '@/src/services/accounts/sessions/known-browser'
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

type Referral = {
  readonly affiliateLink: string | undefined
  /** The affiliate has signed in with this browser: the order may be their own. */
  readonly affiliateBrowser: boolean
}

/** Returns the active affiliate link that a browser remembers, if any. */
export async function findReferral(payload: Payload, headers: Headers): Promise<Referral> {
  const link = await activeLink(payload, readCookie(headers, REFERRAL_COOKIE))
  const owner = idOf(link?.user)
  const cookie = readCookie(headers, KNOWN_COOKIE)
  const isKnown =
    owner && cookie && knownBrowser(cookie, owner, await storedPassword({ payload }, owner))
  return { affiliateLink: link?.id, affiliateBrowser: Boolean(isKnown) }
}
