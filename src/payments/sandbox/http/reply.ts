import { ApiError } from '@/src/payments/sandbox/http/api-error'

export type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** On every answer, whatever it is. */
export const COMMON_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const

export const json = (value: unknown, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
})

export function errorReply(error: ApiError): Reply {
  return json({ error: error.body }, error.status)
}

export const serverError = (): Reply =>
  errorReply(new ApiError(500, { type: 'api_error', message: 'The payment sandbox failed.' }))

/** A policy's list of origins; it can't name an IPv6 address, and browsers complain if one does. */
const sources = (origins: readonly string[]): string =>
  origins.filter((origin) => !origin.includes('[')).join(' ')

/**
 * A page that may load nothing but our own files, be framed by `framedBy` alone,
 * and lead by its forms to nowhere but here and `formsTo`.
 */
export function page(
  html: string,
  allow: { framedBy?: readonly string[]; formsTo?: readonly string[]; status?: number } = {},
): Reply {
  const { framedBy = [], formsTo = [], status = 200 } = allow
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${sources(formsTo)}`.trim(),
    `frame-ancestors ${sources(framedBy) || "'none'"}`,
  ].join('; ')
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    body: html,
  }
}

export const asset = (body: string, type: 'text/javascript' | 'text/css'): Reply => ({
  status: 200,
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'cross-origin-resource-policy': 'cross-origin',
  },
  body,
})

export const seeOther = (location: string): Reply => ({
  status: 303,
  headers: { location },
  body: '',
})
