import type { PlaceResult } from '@/src/domain/checkout/checkout-view'
import { readParts, request } from '@/src/lib/browser/request'
import type { ApiResult } from '@/src/lib/browser/result'

const PLACED = readParts<PlaceResult>('status')

/** A provider may be asked several times in one request, and money moves meanwhile. */
const PATIENCE_MS = 120_000

/** Places, pays or completes an order. The server does each of them once, however often it is asked. */
export function askToPay(path: string, body: object): Promise<ApiResult<PlaceResult>> {
  return request('POST', path, { body, answer: PLACED, timeoutMs: PATIENCE_MS })
}
