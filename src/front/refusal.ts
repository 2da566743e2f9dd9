import { MISDIRECTED } from '@/src/lib/http/hosts/hosts'

/** Why the front answers a request itself. */
export type Refusal = {
  readonly status: number
  readonly code: string
  /** Words for the person who reads them. */
  readonly message: string
  readonly headers?: Readonly<Record<string, string>>
  /** The rest of the body is not read: the connection ends with the answer. */
  readonly closes?: boolean
}

export const UNKNOWN_HOST: Refusal = {
  status: 421,
  code: 'unknown_host',
  message: MISDIRECTED,
  closes: true,
}

export const BAD_ADDRESS: Refusal = {
  status: 400,
  code: 'bad_request',
  message: 'The address is not valid.',
}

export const BAD_REQUEST: Refusal = {
  status: 400,
  code: 'bad_request',
  message: 'The request is not valid.',
  closes: true,
}

const READS = ['GET', 'HEAD'] as const
export const METHODS = [...READS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

export const NO_METHOD: Refusal = {
  status: 405,
  code: 'method_not_allowed',
  message: 'This address does not accept that kind of request.',
  headers: { allow: METHODS.join(', ') },
  closes: true,
}

/** Pages and files are only read. */
export const ONLY_READ: Refusal = { ...NO_METHOD, headers: { allow: READS.join(', ') } }

export const TOO_LARGE: Refusal = {
  status: 413,
  code: 'too_large',
  message: 'The request is too large.',
  closes: true,
}

export const ENCODED: Refusal = {
  status: 415,
  code: 'encoded_body',
  message: 'Send the request without compression.',
  headers: { 'accept-encoding': 'identity' },
  closes: true,
}

/** Seconds after which the same may well succeed. */
const RETRY_AFTER = 5

export const UNAVAILABLE: Refusal = {
  status: 503,
  code: 'unavailable',
  message: 'We will be back in a moment. Please try again.',
  headers: { 'retry-after': String(RETRY_AFTER) },
}

export const TOO_MANY: Refusal = {
  status: 429,
  code: 'too_many',
  message: 'Too many requests at once. Please try again in a moment.',
  headers: { 'retry-after': String(RETRY_AFTER) },
}

export const TOO_SLOW: Refusal = {
  status: 504,
  code: 'too_slow',
  message: 'This took too long. Please try again.',
}

export const UNEXPECTED: Refusal = {
  status: 500,
  code: 'unexpected',
  message: 'Something went wrong. Please try again.',
}
