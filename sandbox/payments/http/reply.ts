import { ApiError } from '@/sandbox/payments/http/api-error'

export type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Sent in place of the text. */
  readonly file?: Uint8Array
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

/** An answer that never comes: the connection stays open until the caller gives up. */
export const NO_ANSWER: Reply = { status: 0, headers: {}, body: '' }

/** No answer either: the connection breaks. */
export const DROPPED: Reply = { status: 0, headers: {}, body: '' }

export const errorReply = (error: ApiError): Reply => json(error.body, error.status)

export const serverError = (): Reply =>
  json({ error: { type: 'api_error', message: 'The payment sandbox failed.' } }, 500)

/** Does the work; a refusal is an answer too. */
export async function refusalsAsReplies(work: () => Promise<Reply>): Promise<Reply> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError) return errorReply(error)
    throw error
  }
}

/** A policy's list of origins; it can't name an IPv6 address, and browsers complain if one does. */
const sources = (origins: readonly string[]): string =>
  origins.filter((origin) => !origin.includes('[')).join(' ')

/**
 * A page that may load nothing but our own files, be framed by `framedBy` alone,
 * and lead by its forms to nowhere but here and `formsTo`.
 */
export function page(
  html: string,
  allow: {
    framedBy?: readonly string[]
    formsTo?: readonly string[]
    fontsFrom?: readonly string[]
    status?: number
  } = {},
): Reply {
  const { framedBy = [], formsTo = [], fontsFrom = [], status = 200 } = allow
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `font-src ${sources(fontsFrom) || "'none'"}`,
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
