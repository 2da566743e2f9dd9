import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { checkout_drafts } from '@/src/database-schema'
import { draftKindOf } from '@/src/domain/checkout/draft-kind'
import { databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { now } from '@/src/lib/sql-parts'
import { RESUME_LIFETIME, resumeLinkOf } from '@/src/services/checkout/resume-link'
import { quoteDraft } from '@/src/services/checkout/sale-of-draft'

type Reader = { readonly email: string; readonly lead: string | null }

/** The draft that someone touched last and may still buy; an index finds it by its address. */
async function openDraftOf(payload: Payload, email: string) {
  const db = await databaseOf({ payload })
  const { id, answers, order, expiresAt, updatedAt } = checkout_drafts
  const [found] = await db
    .select({ id })
    .from(checkout_drafts)
    .where(and(eq(sql`${answers} ->> 'email'`, email), isNull(order), gt(expiresAt, now)))
    .orderBy(desc(updatedAt))
    .limit(1)
  if (!found) return null
  return payload.findByID({
    collection: 'checkoutDrafts',
    id: found.id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // the link goes to the address that the draft itself names
  })
}

/** The purchase that someone was preparing last, as a link that opens it once, on any device. */
async function resumeUrl(payload: Payload, email: string): Promise<string | null> {
  const draft = await openDraftOf(payload, email)
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
