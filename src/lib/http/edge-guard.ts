import { isUnstorable } from '@/src/domain/platform/canonical-json'
import { isId } from '@/src/domain/vocabulary/id'
import { AppError } from '@/src/lib/errors'
import { bodyLimitFor, partsUpTo } from '@/src/lib/http/body-limits'

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
  if (isUnstorable(decoded) || pathname.length > 2000) throw badRequest('The address is not valid.')
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
      if (isUnstorable(name) || isUnstorable(value)) throw badRequest('The request is not valid.')
    }
    return text
  }
  if (!AS_IT_IS.test(new URL(request.url).pathname)) checkJson(text)
  else if (isUnstorable(text)) throw badRequest('The request contains an invalid character.')
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

const badRequest = (message: string, fields?: Record<string, string>) =>
  new AppError('bad_request', message, 400, fields)

/** Nothing of ours is nested so deep, and what reads a body after us goes down by recursion. */
const MAX_DEPTH = 500

/** Both halves of a character beyond the first 65,536, as JSON escapes them. */
const PAIR = /^\\ud[89ab][\da-f]{2}\\ud[c-f]/i
const UNSTORABLE = /^\\u(?:0000|d[89a-f])/i

const invalidCharacter = () => badRequest('The request contains an invalid character.')
const notJson = () => badRequest('The request is not valid JSON.')

/** Where the text goes on after an escape. @throws AppError 400 for one that cannot be stored */
function afterEscape(json: string, at: number): number {
  if (json[at + 1] !== 'u') return at + 2
  const written = json.slice(at, at + 12)
  if (PAIR.test(written)) return at + 12
  if (UNSTORABLE.test(written)) throw invalidCharacter()
  return at + 6
}

/**
 * Looks once at each character of a text that is JSON: a reviver is called for each value, which
 * takes fifty times as long as reading them.
 */
function walk(json: string): void {
  let isText = false
  let depth = 0
  for (let at = 0; at < json.length; ) {
    const sign = json[at]
    if (sign === '\\') {
      at = afterEscape(json, at)
      continue
    }
    if (sign === '"') isText = !isText
    else if (!isText && (sign === '{' || sign === '[')) depth += 1
    else if (!isText && (sign === '}' || sign === ']')) depth -= 1
    if (depth > MAX_DEPTH) throw notJson()
    at += 1
  }
}

/** Refuses what is no JSON object, or holds what no text of ours may. @throws AppError 400 */
export function checkJson(text: string): void {
  if (text.trim() === '') return
  if (isUnstorable(text)) throw invalidCharacter()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw notJson()
  }
  walk(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw badRequest('The request must be a JSON object.')
  }
}

const MAX_LIST = 500

/** Payload reads a thousand and leaves out the rest; one may be added here. */
const MAX_PARTS = 999

/** Whole-number query parameters, with the smallest and largest value that makes sense. */
const WHOLE: Record<string, readonly [number, number]> = {
  limit: [0, 1_000_000],
  page: [1, 1_000_000],
  depth: [0, 10],
}

/** `where[total][equals]`. Payload reads `[limit]` and `limit[]`, too, as if they said `limit`. */
const SHAPE = /^[^[\]]+(?:\[[^[\]]*\])*$/

/** One of those, of the list itself or of one that a record shows. */
const NUMBER = /^(?:joins\[[^\]]*\]\[)?(limit|page|depth)(?=[[\]]|$)/

/**
 * Payload sorts by a field of a related document without asking whether it may be read, and the order of
 * the rows would reveal a hash that no response shows.
 */
const SORT = /^(?:sort|joins\[.*\[sort\])(?:\[\d*\])?$/

/** Payload would show a record that the address itself holds, as if it were one of ours. */
const OWN_RECORD = /^data(?:\[|$)/

/** `__proto__` and what else every object has: its reader leaves out a filter by such a name. */
const hasBuiltInName = (name: string) =>
  name.split(/[[\]]/).some((part) => part in Object.prototype)

const invalidAddress = () => badRequest('The address is not valid.')

/** Refuses more parts than a query or a form of ours has, before each costs time. @throws AppError 400 */
function requireFewParts(text: string): void {
  if (text.split('&', MAX_PARTS + 1).length > MAX_PARTS) {
    throw badRequest('The request has too many parts.')
  }
}

/** The whole number that a parameter holds; undefined for another parameter. @throws AppError 400 */
function numberIn(name: string, value: string): { kind: string; number: number } | undefined {
  const [start, kind] = NUMBER.exec(name) ?? []
  const range = kind && WHOLE[kind]
  if (start === undefined || !range) return
  const isOne = name === start || name === `${start}]`
  const number = Number(value)
  if (!isOne || !/^\d{1,9}$/.test(value) || number < range[0] || number > range[1]) {
    throw badRequest(`${kind} must be a whole number.`, { [name]: 'must be a whole number' })
  }
  return { kind, number }
}

/** The address with no list in it that is longer than one answer may be. @throws AppError 400 */
export function checkQuery(url: URL): URL {
  requireFewParts(url.search)
  const query = url.searchParams
  const numbers = new Set<string>()
  for (const [name, value] of [...query]) {
    if (isUnstorable(name) || isUnstorable(value) || !SHAPE.test(name) || hasBuiltInName(name))
      throw invalidAddress()
    if (OWN_RECORD.test(name)) throw badRequest('Records are read only from the database.')
    if (SORT.test(name) && value.includes('.')) throw badRequest('Sort by a field of this list.')
    const whole = numberIn(name, value)
    if (!whole) continue
    if (numbers.has(name)) throw badRequest(`${name} is given twice.`)
    numbers.add(name)
    const isEverything = whole.number === 0 || whole.number > MAX_LIST
    if (whole.kind === 'limit' && isEverything) query.set(name, String(MAX_LIST))
  }
  if (query.has('where')) throw badRequest('where names fields: where[field][operator]=value.')
  // Without pages a list has no end of its own.
  const isPaged = (query.get('pagination') ?? 'true') === 'true'
  if (!isPaged && !query.has('limit')) query.set('limit', String(MAX_LIST))
  // Payload would split `a=b]=c` elsewhere; written like this it reads what was checked.
  url.search = query.toString()
  return url
}
