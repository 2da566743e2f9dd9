import { isId } from '@/src/domain/vocabulary/id'
import { AppError } from '@/src/lib/errors'
import { bodyLimitFor } from '@/src/lib/http/body-limits'
import { partsUpTo } from '@/src/lib/http/parts-up-to'

const MAX_LIST = 500

/** Whole-number query parameters, with the smallest and largest value that makes sense. */
const WHOLE: Record<string, readonly [number, number]> = {
  limit: [0, 1_000_000],
  page: [1, 1_000_000],
  depth: [0, 10],
}

/** A form with files, which says how its parts are told from one another. */
const FORM = /^\s*multipart\/form-data\s*;.*\bboundary=["\w'()+,./:=?-]/i

/** Comparisons that PostgreSQL has no counterpart for. */
const NO_OPERATOR = /^where\[.*\[(?:all|near|within|intersects)\](?:\[\d*\])?$/

/** Endpoints Payload brings along whose work our own account services do, with their rules. */
const NOT_OFFERED =
  /^\/api\/users\/(?:first-register|forgot-password|reset-password|verify\/[^/]*|init)\/?$/

/** `/api/{collection}/{id}` where the id must be one. */
const BY_ID = /^\/api\/([A-Za-z-]+)\/(?:versions\/)?([^/]+)\/?$/

/** What other servers post as it is, lists of events and whole mails: their endpoints check it. */
const AS_IT_IS = /^\/api\/(?:mail\/(?:events\/sendpulse|bounces)\/[^/]+|whatsapp\/webhook)\/?$/

export const nothingHere = () =>
  new AppError('not_found', 'Nothing was found at this address.', 404)

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
  if (NOT_OFFERED.test(pathname)) throw nothingHere()
}

/**
 * Payload asks nobody whether a field may be read before it sorts by one of a related document, and
 * an order tells of a hash what no answer shows.
 */
const SORT = /^(?:sort|joins\[.*\[sort\])(?:\[\d*\])?$/

/** Payload would show a record that the address itself holds, as if it were one of ours. */
const OWN_RECORD = /^data(?:\[|$)/

function checkQuery(url: URL): URL {
  for (const [name, value] of url.searchParams) {
    if (unstorable(name) || unstorable(value)) throw bad('The address is not valid.')
    if (NO_OPERATOR.test(name)) throw bad('This comparison does not exist.')
    if (OWN_RECORD.test(name)) throw bad('Records are read only from the database.')
    if (SORT.test(name) && value.includes('.')) throw bad('Sort by a field of this list.')
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
        throw bad('The request contains an invalid character.')
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

/** The limit of a body that does not say itself that it is over it. @throws AppError 413 */
function limitOf({ url, headers }: Request): number {
  const [cookie, authorization] = [headers.get('cookie'), headers.get('authorization')]
  const limit = bodyLimitFor(new URL(url).pathname, { cookie, authorization })
  if (Number(headers.get('content-length')) > limit) throw tooLarge()
  return limit
}

/** The body as text, read no further than the limit of its address. @throws AppError 413 */
async function textOf(request: Request): Promise<string> {
  const limit = limitOf(request)
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of partsUpTo(request.body, limit, tooLarge)) {
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

async function checkBody(request: Request): Promise<string | undefined> {
  const type = request.headers.get('content-type') ?? ''
  const text = await textOf(request)
  if (type.startsWith('application/x-www-form-urlencoded')) {
    for (const [name, value] of new URLSearchParams(text)) {
      if (unstorable(name) || unstorable(value)) throw bad('The request is not valid.')
    }
    return text
  }
  if (unstorable(text)) throw bad('The request contains an invalid character.')
  if (!AS_IT_IS.test(new URL(request.url).pathname)) checkJson(text)
  return text.trim() === '' ? undefined : text
}

const tooLarge = () => new AppError('too_large', 'The request is too large.', 413)

const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override']

/**
 * Payload reads a POST with this header as a GET whose query stands in the body, as lists of the
 * admin send it. It is made the GET that it means to be, so that everything below looks at it as such.
 */
async function withoutOverride(request: Request): Promise<Request> {
  if (!OVERRIDES.some((name) => request.headers.has(name))) return request
  const headers = new Headers(request.headers)
  const isGet = OVERRIDES.some((name) => headers.get(name)?.toUpperCase() === 'GET')
  for (const name of OVERRIDES) headers.delete(name)
  if (request.method !== 'POST' || !isGet) throw bad('The method cannot be overridden this way.')
  if (!headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    throw bad('A query in the body must be a form.')
  }
  const url = new URL(request.url)
  const query = await textOf(request)
  url.search = [url.search.slice(1), query].filter(Boolean).join('&')
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) headers.delete(name)
  return new Request(url, { method: 'GET', headers, signal: request.signal })
}

/**
 * Refuses what no endpoint could make sense of, before any of them sees it.
 *
 * Returns a request like the one given, with the very bytes of its body.
 * @throws AppError 400, 404 or 413
 */
export async function checkRequest(given: Request): Promise<Request> {
  const request = await withoutOverride(given)
  const url = new URL(request.url)
  checkPath(url.pathname)
  const checked = checkQuery(url)
  const id = BY_ID.exec(url.pathname)
  if (id?.[1] && id[2] && /^[0-9]+$|[^A-Za-z-]/.test(id[2]) && !isId(id[2])) checkKnownShape(id[2])
  const { method, headers, signal } = request
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') {
    return new Request(checked, { method, headers, signal })
  }
  const type = headers.get('content-type') ?? ''
  if (/^multipart\//i.test(type.trim())) {
    if (!FORM.test(type)) throw bad('The form is not valid.')
    if (!request.body) throw bad('The form is empty.')
    limitOf(request)
    return request
  }
  const body = await checkBody(request)
  if (body !== undefined) return new Request(checked, { method, headers, signal, body })
  const json = new Headers(headers)
  json.set('content-type', 'application/json')
  return new Request(checked, { method, headers: json, signal, body: '{}' })
}

function checkKnownShape(id: string): never {
  throw new AppError('not_found', `Nothing has the ID ${id.slice(0, 60)}.`, 404)
}
