import config from '@payload-config'
import { cookies } from 'next/headers'
import { getPayload } from 'payload'

import type { DraftView } from '@/src/domain/checkout/checkout-view'
import { DRAFT_COOKIE } from '@/src/lib/http/cookies'
import { findOpenDraft, viewDraft } from '@/src/services/checkout/draft'

/** The purchase that this browser was preparing; null when there is none. */
export async function openDraft(): Promise<DraftView | null> {
  const token = (await cookies()).get(DRAFT_COOKIE)?.value
  if (!token) return null
  const payload = await getPayload({ config })
  const draft = await findOpenDraft(payload, 'formation', token)
  return draft ? viewDraft(payload, draft) : null
}
