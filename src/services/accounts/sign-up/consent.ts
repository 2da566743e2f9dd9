import type { PayloadRequest } from 'payload'

import type { User } from '@/src/payload-types'

/** What somebody accepts who signs up now: which terms, which privacy policy, and when. */
export async function consentNow(req: PayloadRequest): Promise<NonNullable<User['consent']>> {
  const { termsVersion, privacyVersion } = await req.payload.findGlobal({
    slug: 'settings',
    select: { termsVersion: true, privacyVersion: true },
    depth: 0,
    overrideAccess: true, // published on the site
    req,
  })
  return {
    termsVersion: `terms ${termsVersion}, privacy ${privacyVersion}`,
    acceptedAt: new Date().toISOString(),
  }
}
