import type { PlaceResult } from '@/src/domain/checkout/checkout-view'
import { readParts, request } from '@/src/lib/browser/request'
import type { ApiResult } from '@/src/lib/browser/result'
import { tabMemory } from '@/src/lib/browser/tab-memory'

const PLACED = readParts<PlaceResult>('status')

/** A provider may be asked several times in one request, and money moves meanwhile. */
const PATIENCE_MS = 120_000

const BROWSER_KEY = 'charterdesk.checkout.key'

/** Tells the server that this tab asks again, should an answer be lost. Outside of https there is none. */
function browserKey(): string | undefined {
  const key = tabMemory.read(BROWSER_KEY) || crypto.randomUUID?.()
  if (key) tabMemory.write(BROWSER_KEY, key)
  return key
}

/** Places, pays or completes an order. The server does each of them once, however often it is asked. */
export function askToPay(path: string, input: object): Promise<ApiResult<PlaceResult>> {
  const body = { ...input, browserKey: browserKey() }
  return request('POST', path, { body, answer: PLACED, timeoutMs: PATIENCE_MS })
}
