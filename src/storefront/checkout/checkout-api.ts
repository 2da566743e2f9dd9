import type { DraftView, PlaceResult } from '@/src/domain/checkout/checkout-view'
import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import type { Step } from '@/src/domain/vocabulary/checkout-steps'

import { readParts, request } from '@/src/lib/browser/request'
import type { ApiResult } from '@/src/lib/browser/result'
import { askToPay } from './payment/ask-to-pay'
import type { PayInput } from './payment/pay-input'

export type DraftInput = { readonly step: Step; readonly answers: DraftAnswers }

const KEPT = readParts<{ draft: DraftView }>('draft')

/** Keeps the answers on the server; begins a draft where there is none. */
export function saveDraft(input: DraftInput): Promise<ApiResult<{ draft: DraftView }>> {
  return request('PATCH', '/api/checkout/draft', { body: input, answer: KEPT })
}

/** Places the order and charges. Safe to repeat: the draft is placed once. */
export function placeOrder(input: PayInput): Promise<ApiResult<PlaceResult>> {
  return askToPay('/api/checkout/place', input)
}
