import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import {
  type AddressKind,
  isBelow,
  isSignInOfStrangers,
  KEEPING,
  kindOfAddress,
} from '@/src/domain/content/addresses'
import { isReadable } from '@/src/front/check-request'

/*
 * The data of pages, for the browser's router. Next wants a hash of what a router says about itself in
 * the query, so that caches which do not look at headers keep each answer apart. Of a finished page
 * only the segment makes another answer: where the visitor stands does not.
 */

const PREFETCH = 'next-router-prefetch'
const SEGMENT = 'next-router-segment-prefetch'
const TREE = 'next-router-state-tree'
const ADDRESS = 'next-url'

const HASH_BYTES = 12
const SEGMENT_NAME = /^\/[\w!.$~@/=+-]{0,300}$/
const PREFETCHES = new Set(['1', '2', '3'])

type Said = string | string[] | undefined

const text = (header: Said) => (Array.isArray(header) ? header.join(',') : header)

/** The query under which Next answers a router that says this of itself. */
function queryFor(prefetch: Said, segment: Said, tree: Said, address: Said): string {
  const said = [prefetch, segment, tree, address].map(text)
  if (said.every((one) => one === undefined)) return '?_rsc='
  const input = said.map((one) => one ?? '0').join(',')
  const hash = createHash('sha256').update(input).digest().subarray(0, HASH_BYTES)
  return `?_rsc=${hash.toString('base64url')}`
}

/** Whether it is a router that asks, and no person. */
const isOfRouter = (headers: IncomingHttpHeaders): boolean =>
  headers.rsc !== undefined || headers[TREE] !== undefined || headers[ADDRESS] !== undefined

type Part = {
  readonly name: string
  readonly search: string
  readonly headers: Readonly<Record<string, string>>
}

/** What a router asks for, in the words in which the web process is asked; null for what is not kept. */
function partOf(search: string, headers: IncomingHttpHeaders): Part | null {
  if (headers.rsc !== '1') return null
  const { [PREFETCH]: prefetch, [SEGMENT]: segment, [TREE]: tree, [ADDRESS]: address } = headers
  if (search !== queryFor(prefetch, segment, tree, address)) return null
  if (segment === undefined && prefetch === undefined)
    return { name: 'data', search: '?_rsc=', headers: { rsc: '1' } }
  if (typeof prefetch !== 'string' || !PREFETCHES.has(prefetch)) return null
  if (typeof segment !== 'string' || !SEGMENT_NAME.test(segment)) return null
  return {
    name: `${prefetch} ${segment}`,
    search: queryFor(prefetch, segment, undefined, undefined),
    headers: { rsc: '1', [PREFETCH]: prefetch, [SEGMENT]: segment },
  }
}

/*
 * What someone asks for, as far as the memory may know the answer. What is not named here goes on
 * to the web process: a stranger's header or parameter becomes part of no answer that others get.
 */

export type Kind =
  | 'page' // for people
  | 'part' // a page's data, for the browser's router
  | 'file' // for machines
  | 'list' // what is published of the catalogue, for programs
  | 'asset' // named by its own hash
  | 'opening' // a page, while the table says so
  | 'unknown' // leads on, or is nowhere

export type Question = {
  readonly kind: Kind
  readonly path: string
  /** The query, with its question mark. */
  readonly search: string
  /** Under which its answer is kept; of a page the address that is asked for. */
  readonly key: string
  /** What the web process is asked with, besides what the front always says. */
  readonly headers: Readonly<Record<string, string>>
}

/** What the front says of itself. */
const OF_THE_FRONT = '/metrics'

/** With any of these a page is no page for everyone. */
const OF_ONE = ['next-action', 'next-hmr-refresh', 'x-nextjs-data'] as const

const NONE = {}
const simple = (kind: Kind, path: string, search: string): Question => ({
  kind,
  path,
  search,
  key: path,
  headers: NONE,
})

/** What is asked for where an answer is kept. */
const KINDS: Partial<Record<AddressKind, Kind>> = {
  page: 'page',
  frame: 'page',
  opening: 'opening',
  file: 'file',
  list: 'list',
  asset: 'asset',
  missing: 'unknown',
}

function kindOf(path: string): Kind | null {
  const kind = kindOfAddress(path)
  return isBelow(path, OF_THE_FRONT) || KEEPING[kind].memory === 0 ? null : (KINDS[kind] ?? null)
}

/** Whether an address has one page for everyone. */
const isShared = (path: string): boolean => kindOf(path) === 'page'

/** The path as Next reads it; null where Next itself leads elsewhere. */
function canonical(path: string): string | null {
  if (/[\\]|\/\/|.\/$/.test(path)) return null
  return URL.parse(path, 'http://site')?.pathname ?? null
}

/** What browsers bring along to which no page for signing in looks. */
const NO_MATTER = /^(?:__Host-)?(?:charterdesk_(?:ref|offer|known)|payload-(?:theme|lng))$/

/** Whether a browser brings nothing by which someone could be known. */
const isStranger = ({ cookie = '', authorization }: IncomingHttpHeaders): boolean =>
  authorization === undefined &&
  cookie
    .split(';')
    .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
    .every((name) => !/^(?:__Host-)?(?:charterdesk_|payload-)/.test(name) || NO_MATTER.test(name))

/** The few queries under which a list is kept: others would push pages out of the memory. */
const LIST_QUERY = /^(?:\?limit=(?:10|20|50|100)(?:&depth=[01])?)?$/

/** A list for a stranger; null where its web process must look who asks, from where, or for what. */
function listAsked(path: string, search: string, headers: IncomingHttpHeaders): Question | null {
  const isKept = isStranger(headers) && headers.origin === undefined && LIST_QUERY.test(search)
  return isKept ? { ...simple('list', path, search), key: `${path}${search}` } : null
}

const isOfOne = (headers: IncomingHttpHeaders) => OF_ONE.some((name) => headers[name] !== undefined)

/** The part of a page that a router asks for; null where the memory has none. */
function partAsked(path: string, search: string, headers: IncomingHttpHeaders): Question | null {
  const part = isShared(path) ? partOf(search, headers) : null
  return part && { kind: 'part', path, key: `${path}\n${part.name}`, ...part }
}

/** What a GET or HEAD asks for; null when the memory has no answer to such. */
export function questionOf(url: string, headers: IncomingHttpHeaders): Question | null {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const search = mark < 0 ? '' : url.slice(mark)
  if (isOfOne(headers)) return null
  if (isOfRouter(headers)) return partAsked(path, search, headers)
  if (isSignInOfStrangers(url))
    return isStranger(headers) ? { ...simple('page', path, search), key: url } : null
  if (isShared(path)) return /[?&]_rsc=/.test(search) ? null : simple('page', path, search)
  if (!isReadable(url)) return null
  const named = canonical(path)
  const kind = named === null ? null : kindOf(named)
  if (named === null || kind === null) return null
  if (kind === 'list') return listAsked(named, search, headers)
  // A file is its address: a query behind one may mean something to the code that makes it.
  if ((kind === 'asset' || kind === 'file') && search !== '') return null
  return /[?&]_rsc=/.test(search) ? null : simple(kind, named, search)
}
