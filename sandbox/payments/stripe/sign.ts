import { createHmac } from 'node:crypto'

/** Stripe's signature over a webhook's body: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}
