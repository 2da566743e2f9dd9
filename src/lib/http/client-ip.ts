import { env } from '@/src/lib/env'
import { CLIENT_HEADER, isFromFront } from '@/src/lib/http/front-headers'

/**
 * The visitor's address: as the front saw it, or, without a front, as a trusted proxy tells it.
 * Undefined where no one who can be trusted says so; nothing a visitor sends is believed.
 */
export function clientIp(headers: Headers): string | undefined {
  if (isFromFront(headers)) return headers.get(CLIENT_HEADER) || undefined
  if (env.TRUST_PROXY.length === 0) return undefined
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || undefined
}
