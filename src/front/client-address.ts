import { isIP } from 'node:net'

/** An address without the wrapping in which IPv6 sockets show IPv4. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * Where a request comes from: the other end of the socket, or, behind a trusted proxy, the last
 * address that the proxy wrote down. What stands before that one anybody could have written.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustsProxy: boolean,
): string {
  const last = trustsProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined
  if (last && isIP(last)) return plain(last)
  return plain(socketAddress ?? '')
}
