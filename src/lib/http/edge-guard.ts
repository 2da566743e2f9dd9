import { isId } from '@/src/domain/vocabulary/id'
import { AppError } from '@/src/lib/errors'
import { bodyLimitFor } from '@/src/lib/http/body-limits'
import { badRequest, checkJson, unstorable } from '@/src/lib/http/edge/check-json'
import { checkQuery, requireFewParts } from '@/src/lib/http/edge/check-query'
import { partsUpTo } from '@/src/lib/http/parts-up-to'

/** A form with files, which says how its parts are told from one another. */
const FORM = /^\s*multipart\/form-data\s*;.*\bboundary=["\w'()+,./:=?-]/i

/** Endpoints Payload brings along whose work our own account services do, with their rules. */
const NOT_OFFERED =
  /^\/api\/users\/(?:first-register|forgot-password|reset-password|verify\/[^/]*|init)\/?$/

/** `/api/{collection}/{id}` where the id must be one. */
const BY_ID = /^\/api\/([A-Za-z-]+)\/(?:versions\/)?([^/]+)\/?$/

/** What other servers post as it is, lists of events and whole mails: their endpoints check it. */
const AS_IT_IS = /^\/api\/(?:mail\/(?:events\/sendpulse|bounces)\/[^/]+|whatsapp\/webhook)\/?$/

export const nothingHere = () =>
  new AppError('not_found', 'Nothing was found at this address.', 404)

function checkPath(pathname: string): void {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    throw badRequest('The address is not valid.')
  }
  if (unstorable(decoded) || pathname.length > 2000) throw badRequest('The address is not valid.')
  if (NOT_OFFERED.test(pathname)) throw nothingHere()
}

/** The limit of a body that does not say itself that it is over it. @throws AppError 413 */
function limitOf({ url, headers }: Request): number {
  const limit = bodyLimitFor(new URL(url).pathname, {
    authorization: headers.get('authorization'),
    cookie: headers.get('cookie'),
    'content-type': headers.get('content-type'),
  })
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
    requireFewParts(text)
    for (const [name, value] of new URLSearchParams(text)) {
      if (unstorable(name) || unstorable(value)) throw badRequest('The request is not valid.')
    }
    return text
  }
  if (!AS_IT_IS.test(new URL(request.url).pathname)) checkJson(text)
  else if (unstorable(text)) throw badRequest('The request contains an invalid character.')
  return text.trim() === '' ? undefined : text
}

const tooLarge = () => new AppError('too_large', 'The request is too large.', 413)

const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override']

/** A query that a body holds has room for an id in each of its parts. */
const MAX_QUERY = 128 * 1024

/**
 * Payload reads a POST with this header as a GET whose query stands in the body, as lists of the
 * admin send it. It is made the GET that it means to be, so that everything below looks at it as such.
 */
async function withoutOverride(request: Request): Promise<Request> {
  if (!OVERRIDES.some((name) => request.headers.has(name))) return request
  const headers = new Headers(request.headers)
  const isGet = OVERRIDES.some((name) => headers.get(name)?.toUpperCase() === 'GET')
  for (const name of OVERRIDES) headers.delete(name)
  if (request.method !== 'POST' || !isGet)
    throw badRequest('The method cannot be overridden this way.')
  if (!headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    throw badRequest('A query in the body must be a form.')
  }
  const url = new URL(request.url)
  const query = await textOf(request)
  if (query.length > MAX_QUERY) throw tooLarge()
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
    if (!FORM.test(type)) throw badRequest('The form is not valid.')
    if (!request.body) throw badRequest('The form is empty.')
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
