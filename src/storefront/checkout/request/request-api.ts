import { readParts, request } from '@/src/lib/browser/request'
import type { ApiResult } from '@/src/lib/browser/result'

/** What people quote of a request, and where they follow it if they are signed in. */
export type SentRequest = { readonly reference: string; readonly conversation: string | null }

const SENT = readParts<SentRequest>('reference', 'conversation')

/** Asks staff for an offer for the company of the draft. */
export function sendRequest(): Promise<ApiResult<SentRequest>> {
  return request('POST', '/api/checkout/request', { body: {}, answer: SENT })
}
