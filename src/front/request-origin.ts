import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Origin } from '@/src/front/inward-headers'
import type { FrontOptions } from '@/src/front/options'
import { frontSecret } from '@/src/lib/http/front-headers'
import { inNetworks } from '@/src/lib/http/network'
import { log } from '@/src/lib/log'

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
