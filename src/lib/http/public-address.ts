import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

import { env } from '@/src/lib/env'

/** Networks that are not the public internet (IANA's special-purpose registries). */
const V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** The public part of IPv6 is `2000::/3`; what is carved out of it, or carries an IPv4 address. */
const V6_INSIDE = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const privateV4 = new BlockList()
for (const [net, prefix] of V4) privateV4.addSubnet(net, prefix, 'ipv4')
const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')
const privateV6 = new BlockList()
for (const [net, prefix] of V6_INSIDE) privateV6.addSubnet(net, prefix, 'ipv6')

/** Whether an IP address is one of the public internet; false for what is no address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !privateV4.check(address, 'ipv4')
  if (family !== 6) return false
  return publicV6.check(address, 'ipv6') && !privateV6.check(address, 'ipv6')
}

/** A host that the operator has not allowed: it is on this machine or in its network. */
export class PrivateHost extends Error {
  constructor(host: string) {
    super(
      `${host} is on a private network. If your mail server is there, ` +
        'set ALLOW_PRIVATE_MAIL_HOSTS=true on the server.',
    )
  }
}

/** How a name is looked up: by the system, or by a test. */
export type Resolve = (host: string) => Promise<readonly string[]>

const bySystem: Resolve = async (host) =>
  (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address)

/**
 * The addresses of a host, none of them private unless the operator allows that. Connect to one of
 * these and not to the name, which may lead somewhere else a moment later.
 *
 * @throws PrivateHost when any address of it is private; Error when there is no such host
 */
export async function addressesOf(
  host: string,
  { resolve = bySystem, privateAllowed = env.ALLOW_PRIVATE_MAIL_HOSTS } = {},
): Promise<readonly string[]> {
  const bare = host.replace(/^\[(.*)\]$/, '$1')
  const addresses = isIP(bare) ? [bare] : await resolve(bare)
  if (addresses.length === 0) throw new Error(`No address was found for ${host}`)
  if (!privateAllowed && !addresses.every(isPublicAddress)) throw new PrivateHost(host)
  return addresses
}
