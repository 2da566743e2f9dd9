import config from '@payload-config'
import { cookies } from 'next/headers'
import { getPayload } from 'payload'

import type { ServiceDraftView } from '@/src/domain/checkout/service-view'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'
import { draftCookie } from '@/src/lib/http/cookies'
import { findOpenDraft, viewServiceDraft } from '@/src/services/checkout/draft'

/** The purchase of a service that this browser was preparing; null when there is none. */
export async function openServiceDraft(
  service: StandaloneService,
): Promise<ServiceDraftView | null> {
  const token = (await cookies()).get(draftCookie(service))?.value
  if (!token) return null
  const payload = await getPayload({ config })
  const draft = await findOpenDraft(payload, service, token)
  return draft ? viewServiceDraft(payload, draft) : null
}
