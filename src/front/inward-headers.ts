import type { IncomingHttpHeaders } from 'node:http'

import {
  CLIENT_HEADER,
  FRONT_HEADER,
  OWN_PREFIX,
  REQUEST_ID_HEADER,
} from '@/src/lib/http/front-headers'
import { EDGE_HEADERS } from '@/src/lib/place/edge-place'

/** What is said about one connection alone, and what only a proxy may say. */
const DROPPED = new Set([
  'connection',
  'expect',
  'forwarded',
  'http2-settings',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-middleware-subrequest',
  'x-real-ip',
  REQUEST_ID_HEADER,
])

/** Where visitors are, which only a proxy may say. */
const OF_PROXIES = new Set<string>(EDGE_HEADERS.flatMap(({ country, region }) => [country, region]))

export type Origin = {
  readonly id: string
  readonly address: string
  readonly host: string
  readonly protocol: string
  /** Whether a proxy of the operator's passed it on. */
  readonly isProxied: boolean
  readonly secret: string
}

/** The headers of a request as the web process gets them: what the front vouches for is its own. */
export function inwardHeaders(headers: IncomingHttpHeaders, origin: Origin): IncomingHttpHeaders {
  const inward: IncomingHttpHeaders = {}
  for (const [name, value] of Object.entries(headers)) {
    if (DROPPED.has(name) || name.startsWith(OWN_PREFIX)) continue
    if (origin.isProxied || !OF_PROXIES.has(name)) inward[name] = value
  }
  return {
    ...inward,
    host: origin.host,
    'x-forwarded-for': origin.address,
    'x-forwarded-host': origin.host,
    'x-forwarded-proto': origin.protocol,
    [REQUEST_ID_HEADER]: origin.id,
    [CLIENT_HEADER]: origin.address,
    [FRONT_HEADER]: origin.secret,
  }
}
