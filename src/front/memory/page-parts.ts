import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

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
export const isOfRouter = (headers: IncomingHttpHeaders): boolean =>
  headers.rsc !== undefined || headers[TREE] !== undefined || headers[ADDRESS] !== undefined

export type Part = {
  readonly name: string
  readonly search: string
  readonly headers: Readonly<Record<string, string>>
}

/** What a router asks for, in the words in which the web process is asked; null for what is not kept. */
export function partOf(search: string, headers: IncomingHttpHeaders): Part | null {
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
