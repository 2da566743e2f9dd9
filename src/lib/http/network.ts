import { isIPv4, isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(?:0:)?(\d{1,3}(?:\.\d{1,3}){3})$/i
const GROUPS = 8
/** A provider gives a household this much of IPv6, and a device picks from it as it likes. */
const NETWORK_GROUPS = 4

const OWN_MACHINE = new Set(['127.0.0.1', '0:0:0:0::/64'])

const groupsIn = (part: string | undefined): string[] => (part ? part.split(':') : [])

/** The eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string): string[] {
  const [left, right] = address.split('::')
  const [before, after] = [groupsIn(left), groupsIn(right)]
  const missing = address.includes('::') ? GROUPS - before.length - after.length : 0
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, '').toLowerCase(),
  )
}

/**
 * What one caller can not leave at will: an IPv4 address itself, the /64 of an IPv6 address.
 *
 * An IPv4 address in IPv6 clothes is the IPv4 address; what is no address stays as it is.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '') // a zone, as in `fe80::1%eth0`
  const mapped = MAPPED.exec(plain)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  if (!isIPv6(plain) || plain.includes('.')) return plain
  const groups = groupsOf(plain)
  if (/^(?:0:){5}ffff$/.test(groups.slice(0, 6).join(':'))) return fromGroups(groups.slice(6))
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/**
 * Whether a network is this very machine: its owner, or all the world behind a proxy here that was
 * not named with `TRUST_PROXY`. No one is told apart there.
 */
export const isOwnMachine = (network: string): boolean => OWN_MACHINE.has(network)

/** The IPv4 address that the last two groups of a mapped one spell. */
function fromGroups(groups: readonly string[]): string {
  const bytes = groups.flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 255]
  })
  return bytes.join('.')
}
