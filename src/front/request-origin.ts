import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Origin } from '@/src/front/inward-headers'
import type { FrontOptions } from '@/src/front/options'
import { frontSecret } from '@/src/lib/http/front-headers'
import { log } from '@/src/lib/log'

/** An address without the wrapping in which IPv6 sockets show IPv4. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * Where a request comes from: the other end of the socket, or, behind a trusted proxy, the last
 * address that the proxy wrote down. What stands before that one anybody could have written.
 */
function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustsProxy: boolean,
): string {
  const last = trustsProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined
  if (last && isIP(last)) return plain(last)
  return plain(socketAddress ?? '')
}

type Head = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

const text = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header.join(',') : header

let isToldOfProxy = false

/** Behind a proxy that no one trusts all visitors are one address, and share its limits. */
function tellOfProxy(headers: Head['headers'], trustsProxy: boolean): void {
  if (trustsProxy || isToldOfProxy || headers['x-forwarded-for'] === undefined) return
  isToldOfProxy = true
  log.warn(
    'a request came with X-Forwarded-For, which is not believed: behind a proxy set TRUST_PROXY=true',
  )
}

/** Tells where a request comes from, as the web process is told. */
export function originReader({
  siteUrl,
  trustsProxy,
}: Pick<FrontOptions, 'siteUrl' | 'trustsProxy'>) {
  const ownProtocol = new URL(siteUrl).protocol.slice(0, -1)
  const secret = frontSecret()
  return ({ headers, socket }: Head, id: string = randomUUID()): Origin => {
    tellOfProxy(headers, trustsProxy)
    const protocol = text(headers['x-forwarded-proto'])
    const isTold = trustsProxy && (protocol === 'https' || protocol === 'http')
    return {
      id,
      address: clientAddress(socket.remoteAddress, text(headers['x-forwarded-for']), trustsProxy),
      host: headers.host ?? '',
      protocol: isTold ? protocol : ownProtocol,
      secret,
    }
  }
}
