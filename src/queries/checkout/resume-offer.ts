import config from '@payload-config'
import { cookies } from 'next/headers'
import { getPayload } from 'payload'

import { draftCookie } from '@/src/lib/http/cookies'
import { type ResumeOffer, resumeOffer } from '@/src/services/purchase/place/resume-offer'

import { currentUser } from '../platform/session'

/** What the resume link in an address offers to anyone who asks for the page. */
export async function offerOfLink(token: unknown): Promise<ResumeOffer | 'expired' | 'completed'> {
  const [payload, user, jar] = await Promise.all([getPayload({ config }), currentUser(), cookies()])
  return resumeOffer(payload, typeof token === 'string' ? token : '', {
    user: user && { ...user, isVerified: Boolean(user.emailVerifiedAt) },
    held: (kind) => jar.get(draftCookie(kind))?.value,
  })
}
