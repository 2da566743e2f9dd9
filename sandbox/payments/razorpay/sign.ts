import { createHmac } from 'node:crypto'

/** Razorpay's signature over a webhook's body: its HMAC-SHA256 in hexadecimal. */
export const razorpaySignature = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex')
