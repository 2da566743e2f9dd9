import type { FilingAnswers } from '@/src/domain/filing/filing-answers'
import type { FilingView } from '@/src/domain/filing/filing-view'
import { readParts, request } from '@/src/lib/browser/request'
import type { ApiResult } from '@/src/lib/browser/result'

export type FilingPatch = Partial<FilingAnswers> & {
  readonly taxId?: string
  readonly action?: 'complete' | 'reopen'
}

export type FilingSaved = { readonly filing: FilingView }

const FILED = readParts<FilingSaved>('filing')

/** Sends answers to the server. */
export function patchFiling(orderId: string, patch: FilingPatch): Promise<ApiResult<FilingSaved>> {
  return request('PATCH', `/api/orders/${orderId}/filing`, { body: patch, answer: FILED })
}

/** Takes back answers that were sent, for a change. */
export async function reopenFiling(view: FilingView): Promise<ApiResult<FilingView>> {
  const result = await patchFiling(view.orderId, { action: 'reopen' })
  return result.ok ? { ok: true, value: result.value.filing } : result
}
