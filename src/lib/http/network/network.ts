import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

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

/** This machine, and networks that are no one's on the internet: where a proxy usually is. */
const OWN_NETWORKS = [
  ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16'],
  ...['::1/128', 'fc00::/7', 'fe80::/10'],
]

/** A network as `10.0.0.0/8`, or one address. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** Which networks a setting names: none for `false`, the usual ones for `true`, else those listed. */
export function networksIn(setting: string): readonly string[] {
  if (setting === 'false') return []
  return setting === 'true' ? OWN_NETWORKS : setting.split(/[\s,]+/).filter(Boolean)
}

export function inNetworks(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const isV4 = isIP(address) === 4
    list.addSubnet(address, Number(bits ?? (isV4 ? 32 : 128)), isV4 ? 'ipv4' : 'ipv6')
  }
  return (address) => {
    const family = isIP(address)
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6')
  }
}

/** Whether an address leaves neither this machine nor the networks around it. */
export const isOwnNetwork: (address: string) => boolean = inNetworks(OWN_NETWORKS)
