import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

import type { FrontOptions } from '@/src/front/options'
import {
  CLIENT_HEADER,
  FRONT_HEADER,
  frontSecret,
  OWN_PREFIX,
  REQUEST_ID_HEADER,
} from '@/src/lib/http/front-headers'
import { inNetworks } from '@/src/lib/http/network/network'
import { log } from '@/src/lib/log'
import { EDGE_HEADERS } from '@/src/lib/place/edge-place'

/** An address without the wrapping in which IPv6 sockets show IPv4. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * Where a request comes from: the other end of the socket, or, if that is a trusted proxy, the last
 * address that the proxy wrote down. What stands before that one anybody could have written.
 */
function clientAddress(socketAddress: string, forwardedFor: string | undefined, isProxy: boolean) {
  const last = isProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined
  return last && isIP(last) ? plain(last) : socketAddress
}

type Head = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

const text = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header.join(',') : header

let isToldOfProxy = false

/** Behind a proxy that no one trusts all visitors are one address, and share its limits. */
function tellOfProxy(headers: Head['headers'], isProxy: boolean): void {
  if (isProxy || isToldOfProxy || headers['x-forwarded-for'] === undefined) return
  isToldOfProxy = true
  log.warn(
    'a request came with X-Forwarded-For, which is not believed: set TRUST_PROXY to the network of your proxy',
  )
}

/** Tells where a request comes from, as the web process is told. */
export function originReader({ siteUrl, proxies }: Pick<FrontOptions, 'siteUrl' | 'proxies'>) {
  const ownProtocol = new URL(siteUrl).protocol.slice(0, -1)
  const isTrusted = inNetworks(proxies)
  const secret = frontSecret()
  return ({ headers, socket }: Head, id: string = randomUUID()): Origin => {
    const socketAddress = plain(socket.remoteAddress ?? '')
    const isProxy = isTrusted(socketAddress)
    tellOfProxy(headers, isProxy)
    const protocol = text(headers['x-forwarded-proto'])
    const isTold = isProxy && (protocol === 'https' || protocol === 'http')
    return {
      id,
      address: clientAddress(socketAddress, text(headers['x-forwarded-for']), isProxy),
      host: headers.host ?? '',
      protocol: isTold ? protocol : ownProtocol,
      isProxied: isProxy,
      secret,
    }
  }
}

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
