import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import fc from 'fast-check'

import { e2e } from './environment'

const APP = 'src/app'

/** Every address of a page or route of the site, with `[name]` where something is to be put in. */
export function pageRoutes(folder = APP): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return pageRoutes(join(folder, entry.name))
    if (!/^(?:page|route)\.tsx?$/.test(entry.name)) return []
    const parts = folder.slice(APP.length).split('/')
    return [parts.filter((part) => part !== '' && !part.startsWith('(')).join('/')]
  })
}

const ODD = [
  'a',
  '1',
  '..',
  '%zz',
  '%ff',
  '%00',
  '%E0%A4%A',
  '%2e%2e%2f',
  '%F0%9F%92%A9',
  "'",
  '"><script>',
  '-1',
  '9'.repeat(40),
  'x'.repeat(3000),
  '00000000-0000-4000-8000-000000000000',
  'wyoming',
  'ein',
  '__proto__',
]
const QUERY = [
  '',
  '?',
  '?package=%zz',
  '?state=%ff&ref=%00',
  '?next=//evil.example',
  '?token=%F0%28%8C%28',
  '?token=a&token=b',
  '?page=-1&page=1e9',
  '?where[a][b]=c',
  `?${'q=1&'.repeat(400)}`,
  '?_rsc=1',
]
const METHODS = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
]
const HEADERS: Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-state-tree': '%5B%22' },
  { 'next-router-prefetch': '1', rsc: '1' },
  { 'next-action': 'x'.repeat(40), 'content-type': 'text/plain' },
  { 'next-action': '0', 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'multipart/form-data' },
  { cookie: 'payload-token=a.b.c; charterdesk_order=%ff; charterdesk_ticket=;;=' },
  { 'x-forwarded-host': 'evil.example', 'x-invoke-path': '/admin' },
  { range: 'bytes=9-1', 'if-none-match': '*' },
]
const BODIES = [
  '',
  '{',
  'a=b',
  '--x\r\nContent-Disposition: form-data\r\n\r\n',
  '\u0000'.repeat(2000),
]

export type PageRequest = {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string
}

/** Requests to pages, most of which make no sense. */
export function pageRequests(): fc.Arbitrary<PageRequest> {
  const path = fc
    .tuple(
      fc.constantFrom(...pageRoutes()),
      fc.infiniteStream(fc.constantFrom(...ODD)),
      fc.constantFrom('', '', '', '/', '//', ...ODD.map((odd) => `/${odd}`)),
      fc.constantFrom(...QUERY),
    )
    .map(([route, odd, tail, query]) => {
      const filled = route.replace(/\[[^/]*\]+/g, () => odd.next().value)
      return `/${filled}${tail}${query}`.replace(/[\s"<>\\^`{|}]/g, encodeURIComponent)
    })
  return fc.record({
    method: fc.constantFrom(...METHODS),
    path,
    headers: fc.constantFrom(...HEADERS),
    body: fc.constantFrom(...BODIES),
  })
}

/** Sends a request as it is, which `fetch` would mend first; its status. */
export function sendRaw({ method, path, headers, body }: PageRequest): Promise<number> {
  const { hostname, port, host } = new URL(e2e.E2E_BASE_URL)
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method, path, headers: { ...headers, host }, agent: false },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
        answer.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(method === 'GET' || method === 'HEAD' ? undefined : body)
  })
}
