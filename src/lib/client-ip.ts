import { env } from '@/src/lib/env'

/** The visitor's address as a trusted proxy tells it; undefined where none is trusted. */
export function clientIp(headers: Headers): string | undefined {
  if (!env.TRUST_PROXY) return undefined
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || undefined
}
