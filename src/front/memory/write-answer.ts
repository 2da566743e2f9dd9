import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { encodingsFor } from '@/src/front/memory/encodings'
import type { CachedResponse, Packing } from '@/src/front/memory/kept'
import { BARE_POLICY } from '@/src/front/outward-headers'
import { REQUEST_ID_HEADER } from '@/src/lib/http/front-headers'
import type { Redirect } from '@/src/lib/site-facts'

/** What every answer says besides its own. */
export type Always = readonly string[]

const NOT_MODIFIED = 304

function packingFor(kept: CachedResponse, header: string | string[] | undefined): Packing {
  for (const encoding of encodingsFor(typeof header === 'string' ? header : header?.join())) {
    const packing = kept.packings.get(encoding)
    if (packing) return packing
  }
  return kept.plain
}

/** Whether someone has these very bytes. */
function has(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag) return true
  return header
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
}

export function writeKept(
  request: IncomingMessage,
  response: ServerResponse,
  kept: CachedResponse,
  always: Always,
): number {
  const { headers } = request
  const packing = packingFor(kept, headers['accept-encoding'])
  const id = randomUUID()
  if (kept.status === 200 && has(headers['if-none-match'], packing.etag)) {
    response.writeHead(NOT_MODIFIED, [...packing.unchanged, REQUEST_ID_HEADER, id, ...always])
    response.end()
    return NOT_MODIFIED
  }
  response.writeHead(kept.status, [...packing.headers, REQUEST_ID_HEADER, id, ...always])
  response.end(request.method === 'HEAD' ? undefined : packing.body)
  return kept.status
}

/** What only those are told who get what everyone gets. */
const OF_ALL = new Set(['cache-control', 'cdn-cache-control', 'surrogate-key', 'cache-tag', 'etag'])

/** Writes the same with cookies for this browser, which no cache hands on to others. */
export function writeWithCookies(
  request: IncomingMessage,
  response: ServerResponse,
  kept: CachedResponse,
  cookies: readonly string[],
  always: Always,
): number {
  const packing = packingFor(kept, request.headers['accept-encoding'])
  for (let at = 0; at < packing.headers.length; at += 2) {
    const [name = '', value = ''] = packing.headers.slice(at, at + 2)
    if (!OF_ALL.has(name)) response.setHeader(name, value)
  }
  for (let at = 0; at < always.length; at += 2)
    response.setHeader(always[at] ?? '', always[at + 1] ?? '')
  response.setHeader(REQUEST_ID_HEADER, randomUUID())
  response.setHeader('cache-control', 'private, no-store')
  response.setHeader('set-cookie', [...cookies])
  response.statusCode = kept.status
  response.end(request.method === 'HEAD' ? undefined : packing.body)
  return kept.status
}

/**
 * Leads on to where an old address leads now. Asked for again each time, or a browser would follow for
 * ever what staff have taken back.
 */
export function writeRedirect(
  response: ServerResponse,
  { to, status }: Redirect,
  search: string,
  always: Always,
): number {
  const location = to.startsWith('/') ? withSearch(to, search) : new URL(to).href
  response.writeHead(status, [
    'location',
    location,
    'cache-control',
    'no-cache',
    'x-content-type-options',
    'nosniff',
    'content-security-policy',
    BARE_POLICY,
    'content-length',
    '0',
    REQUEST_ID_HEADER,
    randomUUID(),
    ...always,
  ])
  response.end()
  return status
}

/** What a visitor brought along in the query comes too, in place of the target's own. */
function withSearch(to: string, search: string): string {
  const url = new URL(to, 'http://site')
  url.search = search
  return `${url.pathname}${url.search}${url.hash}`
}
