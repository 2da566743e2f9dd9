import { AppError } from '@/src/lib/errors'

const MAX_JSON_BYTES = 1024 * 1024
const MAX_LIST = 500

/** Whole-number query parameters, with the smallest and largest value that makes sense. */
const WHOLE: Record<string, readonly [number, number]> = {
  limit: [0, 1_000_000],
  page: [1, 1_000_000],
  depth: [0, 10],
}

/** Comparisons that PostgreSQL has no counterpart for. */
const NO_OPERATOR = /^where\[.*\[(?:all|near|within|intersects)\](?:\[\d*\])?$/

/** Endpoints Payload brings along whose work our own account services do, with their rules. */
const NOT_OFFERED =
  /^\/api\/users\/(?:first-register|forgot-password|reset-password|verify\/[^/]*|init)\/?$/

/** `/api/{collection}/{id}` where the id must be one. */
const BY_ID = /^\/api\/([A-Za-z-]+)\/(?:versions\/)?([^/]+)\/?$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

const bad = (message: string, fields?: Record<string, string>) =>
  new AppError('bad_request', message, 400, fields)

/** NUL has no place in any text of ours, and PostgreSQL refuses it; neither have lone surrogates. */
const unstorable = (text: string) => text.includes('\u0000') || !text.isWellFormed()

function checkPath(pathname: string): void {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    throw bad('The address is not valid.')
  }
  if (unstorable(decoded) || pathname.length > 2000) throw bad('The address is not valid.')
  if (NOT_OFFERED.test(pathname)) throw new AppError('not_found', 'There is nothing here.', 404)
}

function checkQuery(url: URL): URL {
  for (const [name, value] of url.searchParams) {
    if (unstorable(name) || unstorable(value)) throw bad('The address is not valid.')
    if (NO_OPERATOR.test(name)) throw bad('There is no such comparison.')
    const range = WHOLE[name]
    if (!range) continue
    const number = Number(value)
    if (!/^\d{1,9}$/.test(value) || number < range[0] || number > range[1]) {
      throw bad(`${name} must be a whole number.`, { [name]: 'must be a whole number' })
    }
  }
  if (url.searchParams.has('where')) throw bad('where names fields: where[field][operator]=value.')
  const limit = url.searchParams.get('limit')
  if (limit === '0' || Number(limit) > MAX_LIST) url.searchParams.set('limit', String(MAX_LIST))
  return url
}

function checkJson(text: string): void {
  if (text.trim() === '') return
  let body: unknown
  try {
    body = JSON.parse(text, (key, value) => {
      if (unstorable(key) || (typeof value === 'string' && unstorable(value))) {
        throw bad('The request holds a character that no text has.')
      }
      return value
    })
  } catch (error) {
    if (error instanceof AppError) throw error
    throw bad('The request is not valid JSON.')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw bad('The request must be a JSON object.')
  }
}

async function checkBody(request: Request): Promise<string | undefined> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return undefined
  if (Number(request.headers.get('content-length')) > MAX_JSON_BYTES) throw tooLarge()
  const text = await request.text()
  if (Buffer.byteLength(text) > MAX_JSON_BYTES) throw tooLarge()
  if (type.startsWith('application/x-www-form-urlencoded')) {
    for (const [name, value] of new URLSearchParams(text)) {
      if (unstorable(name) || unstorable(value)) throw bad('The request is not valid.')
    }
    return text
  }
  if (unstorable(text)) throw bad('The request holds a character that no text has.')
  checkJson(text)
  return text.trim() === '' ? undefined : text
}

const tooLarge = () => new AppError('too_large', 'The request is too large.', 413)

/**
 * Refuses what no endpoint could make sense of, before any of them sees it.
 *
 * Returns a request like the one given, with the very bytes of its body.
 * @throws AppError 400, 404 or 413
 */
export async function checkRequest(request: Request): Promise<Request> {
  const url = new URL(request.url)
  checkPath(url.pathname)
  const checked = checkQuery(url)
  const id = BY_ID.exec(url.pathname)
  if (id?.[1] && id[2] && /^[0-9]+$|[^A-Za-z-]/.test(id[2]) && !UUID.test(id[2]))
    checkKnownShape(id[2])
  const { method, headers, signal } = request
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') {
    return new Request(checked, { method, headers, signal })
  }
  const type = headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return request
  const body = await checkBody(request)
  if (body) return new Request(checked, { method, headers, signal, body })
  const json = new Headers(headers)
  json.set('content-type', 'application/json')
  return new Request(checked, { method, headers: json, signal, body: '{}' })
}

function checkKnownShape(id: string): never {
  throw new AppError('not_found', `There is nothing with the id ${id.slice(0, 60)}.`, 404)
}
