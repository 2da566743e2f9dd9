import { createHmac, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'

import { nowSeconds } from '@/sandbox/payments/ids'
import { timeText } from '@/sandbox/payments/paypal/ids'
import type { Sandbox } from '@/sandbox/payments/sandbox'

type Keys = Sandbox['credentials']['paypal']

export const AUTH_ALGORITHM = 'SHA256withRSA'

export const certUrl = (publicUrl: string): string => `${publicUrl}/paypal/certs/sandbox`

/** Over the same text as PayPal's own: id, time, webhook and the body's checksum. */
export function transmissionSignature(
  { clientSecret, webhookId }: Keys,
  sent: { readonly id: string; readonly time: string; readonly body: string },
): string {
  const text = [sent.id, sent.time, webhookId, crc32(sent.body)].join('|')
  return createHmac('sha256', `webhooks ${clientSecret}`).update(text).digest('base64')
}

/** The headers with which PayPal sends a webhook. */
export function transmissionHeaders(keys: Keys, body: string, publicUrl: string) {
  const id = randomUUID()
  const time = timeText(nowSeconds())
  return {
    'paypal-auth-algo': AUTH_ALGORITHM,
    'paypal-cert-url': certUrl(publicUrl),
    'paypal-transmission-id': id,
    'paypal-transmission-sig': transmissionSignature(keys, { id, time, body }),
    'paypal-transmission-time': time,
  }
}
