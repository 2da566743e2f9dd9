import type { PlaceResult } from '@/src/domain/checkout/checkout-view'
import type { ServiceDraftAnswers } from '@/src/domain/checkout/service-answers'
import type { ServiceStep } from '@/src/domain/checkout/service-steps'
import type { ServiceDraftView } from '@/src/domain/checkout/service-view'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'

import { readParts, request } from '@/src/lib/browser/request'
import type { ApiResult } from '@/src/lib/browser/result'
import { askToPay } from '../payment/ask-to-pay'
import type { PayInput } from '../payment/pay-input'

type DraftInput = { readonly step: ServiceStep; readonly answers: ServiceDraftAnswers }

const KEPT = readParts<{ draft: ServiceDraftView }>('draft')

/** Keeps the answers on the server; begins a draft where there is none. */
export function saveServiceDraft(
  service: StandaloneService,
  input: DraftInput,
): Promise<ApiResult<{ draft: ServiceDraftView }>> {
  return request('PATCH', `/api/checkout/draft?kind=${service}`, { body: input, answer: KEPT })
}

/** Places the order and charges. Safe to repeat: the draft is placed once. */
export async function placeService(
  service: StandaloneService,
  input: PayInput,
): Promise<ApiResult<PlaceResult>> {
  const result = await askToPay('/api/checkout/place', { draft: service, ...input })
  if (result.ok || result.code !== 'unexpected') return result
  const reference = result.id ? ` Reference: ${result.id}` : ''
  const message = `Failed to create order. Please try again.${reference}`
  return { ...result, code: 'order_failed', message }
}
