import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'

/** A call that did not succeed. `code` is the server's own, or `unreachable` when none answered. */
export type ApiFailure = {
  readonly ok: false
  readonly status: number
  readonly code: string
  readonly message: string
  /** What is wrong with which answer. */
  readonly fields: Readonly<Record<string, string>>
  /** To be quoted to support. */
  readonly id: string | null
  /** What the order costs now, where the price was the trouble. */
  readonly quote: Quote | null
}

export type ApiResult<T> = { readonly ok: true; readonly value: T } | ApiFailure

type ErrorAnswer = {
  error?: { code?: string; message?: string; id?: string; fields?: Record<string, string> }
  quote?: Quote
}

/** Nobody answered, or what had to be saved first was not. */
export const UNREACHABLE: ApiFailure = {
  ok: false,
  status: 0,
  code: 'unreachable',
  message: 'We could not reach the server. Check your connection.',
  fields: {},
  id: null,
  quote: null,
}

/** A JSON request to our own server. @throws when nobody answers */
export function request(method: string, path: string, body: unknown): Promise<Response> {
  return fetch(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true, // an answer typed just before leaving still arrives
  })
}

/** The same, with its answer read. Never throws. */
export async function send<T>(method: string, path: string, body: unknown): Promise<ApiResult<T>> {
  try {
    const response = await request(method, path, body)
    if (!response.ok) return await failure(response)
    const value: T = await response.json()
    return { ok: true, value }
  } catch {
    return UNREACHABLE
  }
}

async function failure(response: Response): Promise<ApiFailure> {
  const answer: ErrorAnswer = await response.json().catch(() => ({}))
  const { error, quote } = answer
  return {
    ok: false,
    status: response.status,
    code: error?.code ?? 'unexpected',
    message: error?.message ?? 'Something went wrong. Please try again.',
    fields: error?.fields ?? {},
    id: error?.id ?? null,
    quote: quote ?? null,
  }
}
