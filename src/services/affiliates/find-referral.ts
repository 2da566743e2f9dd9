import type { Payload } from 'payload'

import { referralCode } from '@/src/domain/affiliates/referral'
import { findOne } from '@/src/lib/find-one'
import type { AffiliateLink } from '@/src/payload-types'

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

/** The affiliate link that a remembered referral code names; undefined when there is none active. */
export async function findReferral(
  payload: Payload,
  code: string | undefined,
): Promise<string | undefined> {
  return (await activeLink(payload, code))?.id
}
