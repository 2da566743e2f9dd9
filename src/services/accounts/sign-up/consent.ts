import type { PayloadRequest } from 'payload'

import type { User } from '@/src/payload-types'
import { acceptedVersion } from '@/src/services/content/pages/legal-versions'

/** What someone accepts who signs up now: which terms, which privacy policy, and when. */
export async function consentNow(req: PayloadRequest): Promise<NonNullable<User['consent']>> {
  const terms = await acceptedVersion(req, '/terms')
  const privacy = await acceptedVersion(req, '/privacy')
  return {
    termsVersion: `terms ${terms}, privacy ${privacy}`,
    acceptedAt: new Date().toISOString(),
  }
}
