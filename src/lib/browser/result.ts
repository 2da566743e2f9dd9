/** A call that did not succeed, in the same shape anyone who refused it. */
export type ApiFailure = {
  readonly ok: false
  /** HTTP; 0 when no one answered. */
  readonly status: number
  /** The server's own, `unreachable` when none answered, `unexpected` when it gave none. */
  readonly code: string
  readonly message: string
  /** What is wrong with which answer. */
  readonly fields: Readonly<Record<string, string>>
  /** To be quoted to support. */
  readonly id: string | null
  /** Seconds to wait before the same may be tried again. */
  readonly retryAfter: number | null
  /** The whole answer, for what an endpoint says besides. */
  readonly body: unknown
}

export type ApiResult<T> = { readonly ok: true; readonly value: T } | ApiFailure

/** What the browser itself knows to have failed, without an answer of the server. */
export const ownFailure = (status: number, code: string, message: string): ApiFailure => ({
  ok: false,
  status,
  code,
  message,
  fields: {},
  id: null,
  retryAfter: null,
  body: null,
})

/** No one answered, or what had to be saved first was not. */
export const UNREACHABLE = ownFailure(
  0,
  'unreachable',
  'We could not reach the server. Check your connection.',
)

const UNEXPECTED = 'Something went wrong. Please try again.'

/** One part of a JSON answer, whatever the answer is. */
export function partOf(body: unknown, name: string): unknown {
  return body instanceof Object ? Reflect.get(body, name) : undefined
}

function textOf(body: unknown, name: string): string | undefined {
  const value = partOf(body, name)
  return typeof value === 'string' ? value : undefined
}

function fieldsOf(error: unknown): Record<string, string> {
  const entries = Object.entries(partOf(error, 'fields') ?? {})
  return Object.fromEntries(
    entries.flatMap(([name, said]) => (typeof said === 'string' ? [[name, said]] : [])),
  )
}

/** How Payload itself says that it refuses something: the deepest reason is the most precise. */
function payloadText(body: unknown): string | undefined {
  const first = partOf(partOf(body, 'errors'), '0')
  const deeper = partOf(partOf(partOf(first, 'data'), 'errors'), '0')
  return textOf(deeper, 'message') ?? textOf(first, 'message')
}

/** A number of seconds; null where the header is absent or a date, which we never send. */
function secondsOf(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null
}

/** What an answer that is no success says, whichever of our parts gave it. */
export function failureOf(status: number, body: unknown, retryAfter: string | null): ApiFailure {
  const error = partOf(body, 'error')
  return {
    ok: false,
    status,
    code: textOf(error, 'code') ?? 'unexpected',
    message: textOf(error, 'message') ?? payloadText(body) ?? UNEXPECTED,
    fields: fieldsOf(error),
    id: textOf(error, 'id') ?? null,
    retryAfter: secondsOf(retryAfter),
    body,
  }
}

/** Whether the same request may well succeed later: no one answered, too many came, or we are down. */
export function mayPass({ status }: ApiFailure): boolean {
  return status === 0 || status === 429 || status >= 500
}

/** The message with the id that support can look up. */
export function wordsOf({ message, id }: ApiFailure): string {
  return id ? `${message} (${id})` : message
}
