import type { FilingAnswers } from '@/src/domain/filing/filing-answers'
import type { FilingView } from '@/src/domain/filing/filing-view'
import { readParts, request } from '@/src/lib/browser/request'
import { type ApiFailure, type ApiResult, wordsOf } from '@/src/lib/browser/result'

export type FilingPatch = Partial<FilingAnswers> & {
  readonly taxId?: string
  readonly action?: 'complete' | 'reopen'
}

export type FilingResult = ApiResult<{ filing: FilingView }>

const FILED = readParts<{ filing: FilingView }>('filing')

/** Sends answers to the server. */
export function patchFiling(orderId: string, patch: FilingPatch): Promise<FilingResult> {
  return request('PATCH', `/api/orders/${orderId}/filing`, { body: patch, answer: FILED })
}

/** What is said of a refusal: of a form that is saved as it is typed, the first wrong answer. */
export function filingTrouble(failure: ApiFailure): string {
  const [message = failure.message] = Object.values(failure.fields)
  return wordsOf({ ...failure, message })
}
