import type { Payload } from 'payload'

import { draftKindOf } from '@/src/domain/checkout/draft-kind'
import { env } from '@/src/lib/env'
import { findOne } from '@/src/lib/find-one'
import { RESUME_LIFETIME, resumeLinkOf } from '@/src/services/checkout/resume-link'
import { quoteDraft } from '@/src/services/checkout/sale-of-draft'

type Reader = { readonly email: string; readonly lead: string | null }

/** The purchase that someone was preparing last, as a link that opens it on any device. */
async function resumeUrl(payload: Payload, email: string): Promise<string | null> {
  const draft = await findOne({ payload }, 'checkoutDrafts', {
    where: {
      'answers.email': { equals: email },
      order: { exists: false },
      expiresAt: { greater_than: new Date().toISOString() },
    },
    sort: '-updatedAt',
    overrideAccess: true, // the link goes to the address that the draft itself names
  })
  if (!draft) return null
  const until = new Date(Date.now() + RESUME_LIFETIME)
  const { totalMinor } = await quoteDraft(payload, draft)
  const kept = { hash: draft.tokenHash, totalMinor }
  return resumeLinkOf(draftKindOf(draft), kept, until)
}

/** Where the button of a follow-up leads. */
export async function checkoutUrlOf(
  payload: Payload,
  { email, lead }: Reader,
  trigger: string,
): Promise<string> {
  if (trigger === 'incomplete_profile') return `${env.SITE_URL}/dashboard/settings`
  const own = lead ? await resumeUrl(payload, email) : null
  return own ?? `${env.SITE_URL}/checkout`
}
