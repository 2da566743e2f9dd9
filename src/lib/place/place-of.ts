import { isIPv4, isIPv6 } from 'node:net'
import { join } from 'node:path'

import { open, type Reader, type Response } from 'maxmind'

import { env } from '@/src/lib/env'
import { clientIp } from '@/src/lib/http/network/client-ip'
import { networkOf } from '@/src/lib/http/network/network'
import { log } from '@/src/lib/log'

import { countryCode, edgePlace, type Place, usState } from './edge-place'

/** How a place was found; `city` where the file that the environment names told it. */
export type PlaceSource = 'edge' | 'city' | 'table' | 'unknown'
export type FoundPlace = Place & {
  readonly by: PlaceSource
  readonly header?: string
}

const UNKNOWN: FoundPlace = { country: null, region: null, by: 'unknown' }

/** As much of an entry as we read: of the bundled table, and of a city file. */
type Entry = Response & {
  readonly country_code?: string
  readonly country?: { readonly iso_code?: string }
  readonly subdivisions?: readonly { readonly iso_code?: string }[]
}

/** Countries by address, in the public domain: it comes with the packages. */
const BUNDLED = join(
  process.cwd(),
  'node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
)

/** Opened by the first who is asked for, and kept. */
let tables: Promise<readonly Reader<Entry>[]> | undefined

async function openTable(path: string): Promise<Reader<Entry> | null> {
  try {
    return await open<Entry>(path)
  } catch (error) {
    log.error({ err: error, path }, 'a table of places could not be read')
    return null
  }
}

async function openTables(): Promise<readonly Reader<Entry>[]> {
  const readers = [env.GEO_CITY_FILE, BUNDLED].map((path) => (path ? openTable(path) : null))
  return (await Promise.all(readers)).flatMap((reader) => reader ?? [])
}

function placeIn(entry: Entry): Place {
  const country = countryCode(entry.country_code ?? entry.country?.iso_code)
  return { country, region: usState(country, entry.subdivisions?.[0]?.iso_code) }
}

/** Where an address is; the file of the environment is asked first, since it may know the state. */
export async function placeOfAddress(given: string): Promise<FoundPlace> {
  const address = plainAddress(given)
  if (address === null) return UNKNOWN
  tables ??= openTables()
  for (const reader of await tables) {
    const entry = reader.get(address)
    const place = entry && placeIn(entry)
    if (entry && place?.country) {
      return { ...place, by: entry.country_code === undefined ? 'city' : 'table' }
    }
  }
  return UNKNOWN
}

/** An address as the tables know it: an IPv4 address in IPv6 clothes is the IPv4 address. */
function plainAddress(given: string): string | null {
  const network = networkOf(given)
  if (isIPv4(network)) return network
  return isIPv6(given) ? given : null
}

/**
 * Where a request comes from: as the network in front of the site says, where the environment
 * trusts it, else as the tables have the address. Nothing that a visitor sends is believed.
 */
export async function placeOf(headers: Headers): Promise<FoundPlace> {
  const edge = env.TRUST_PROXY.length > 0 ? edgePlace(headers) : null
  if (edge) return { ...edge, by: 'edge' }
  return placeOfAddress(clientIp(headers) ?? '')
}
