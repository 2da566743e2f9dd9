import { confirmFactor } from './factor-gate'
import { type ApiFailure, type ApiResult, failureOf, partOf, UNREACHABLE } from './result'

/** What reads an answer: a zod schema, or `readParts` on a page that must stay light. */
export type Reader<T> = {
  readonly safeParse: (
    body: unknown,
  ) => { readonly success: true; readonly data: T } | { readonly success: false }
}

/**
 * Reads an answer by the parts that have to be there. What is in them the type says: server and
 * page are of one build, and zod would weigh more than all of the rest.
 */
export function readParts<T extends object>(...names: (keyof T & string)[]): Reader<T> {
  const isWhole = (body: unknown): body is T =>
    body instanceof Object && names.every((name) => partOf(body, name) !== undefined)
  return {
    safeParse: (body) => (isWhole(body) ? { success: true, data: body } : { success: false }),
  }
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

type ExchangeOptions = {
  /** Sent as JSON, or as it is when it is a form. */
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  /** Of `useSendKey`, where what arrives twice must be taken once. */
  readonly key?: string
  /** Past this no one is taken to answer any more. */
  readonly timeoutMs?: number
  readonly signal?: AbortSignal
  /** Whether what was sent just before the page is left still arrives; a form's files never can. */
  readonly keepalive?: boolean
}

type RequestOptions<T> = ExchangeOptions & {
  /** Without one, no one looks at the answer. */
  readonly answer?: Reader<T>
}

const TIMEOUT_MS = 60_000

/** Browsers refuse to keep more than 64 KiB alive, all requests together. */
const KEEPALIVE_LENGTH = 15_000

/** A request to our own server. @throws when no one answers in time */
export function exchange(
  method: Method,
  path: string,
  options: ExchangeOptions = {},
): Promise<Response> {
  const { body, headers, key, signal, timeoutMs = TIMEOUT_MS } = options
  const isForm = body instanceof FormData
  const content = isForm || !body ? body : JSON.stringify(body)
  const timeout = AbortSignal.timeout(timeoutMs)
  return fetch(path, {
    method,
    headers: {
      ...(typeof content === 'string' ? JSON_TYPE : {}),
      ...(key && { 'Idempotency-Key': key }),
      ...headers,
    },
    body: content,
    cache: 'no-store',
    signal: signal ? (AbortSignal.any?.([signal, timeout]) ?? signal) : timeout, // Safari before 17.4 joins none
    keepalive:
      typeof content === 'string' && content.length < KEEPALIVE_LENGTH
        ? (options.keepalive ?? true)
        : false,
  })
}

const JSON_TYPE = { 'Content-Type': 'application/json' }

/** What a response says that is no success. */
export async function failureIn(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => null)
  return failureOf(response.status, body, response.headers.get('retry-after'))
}

/** Reads a success. Something that is no JSON comes from a network's own page, not from us. */
export function readAnswer<T>(text: string, status: number, reader: Reader<T>): ApiResult<T> {
  let body: unknown
  try {
    body = text === '' ? null : JSON.parse(text)
  } catch {
    return UNREACHABLE
  }
  const read = reader.safeParse(body)
  return read.success ? { ok: true, value: read.data } : failureOf(status, null, null)
}

/** A request to our own server, with its answer read. Never throws. */
export async function request<T>(
  method: Method,
  path: string,
  options: RequestOptions<T> & { readonly answer: Reader<T> },
): Promise<ApiResult<T>>
export async function request(
  method: Method,
  path: string,
  options?: ExchangeOptions,
): Promise<ApiResult<null>>
export async function request<T>(
  method: Method,
  path: string,
  { answer, ...options }: RequestOptions<T> = {},
): Promise<ApiResult<T | null>> {
  try {
    let response = await exchange(method, path, options)
    if (!response.ok) {
      const failure = await failureIn(response)
      if (failure.code !== 'factor_needed' || !(await confirmFactor())) return failure
      response = await exchange(method, path, options)
      if (!response.ok) return await failureIn(response)
    }
    if (!answer) return { ok: true, value: null }
    return readAnswer(await response.text(), response.status, answer)
  } catch {
    return UNREACHABLE
  }
}
