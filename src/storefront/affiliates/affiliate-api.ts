import { request } from '@/src/lib/browser/request'
import type { ApiResult } from '@/src/lib/browser/result'

/** Sends a form of the affiliate program. `failure` is said when the server gives no reason. */
export async function sendForm(
  form: 'join' | 'payout-details',
  body: object,
  failure: string,
): Promise<ApiResult<null>> {
  const sent = await request('POST', `/api/affiliates/${form}`, { body })
  if (sent.ok || (sent.status >= 400 && sent.status < 500)) return sent
  return { ...sent, message: failure }
}
