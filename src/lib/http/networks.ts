import { BlockList, isIP } from 'node:net'

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

/** Tells whether an address is in one of some networks. */
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
