import zones from './call-zones.json' with { type: 'json' }

const zonesBy = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(table).flatMap(([zone, names]) =>
      names.split(' ').map((name) => [name, zone] as const),
    ),
  )

/** By the area codes of North America: the zone that most of their numbers are in. */
const BY_AREA_CODE = zonesBy(zones.areaCodes)
/** The zone in which most people of each state live. */
const BY_STATE = zonesBy(zones.states)
const BY_COUNTRY = zonesBy(zones.countries)

/** A number as it is dialled from anywhere, and the country that it is of. */
export type Dialled = { readonly country: string | null; readonly national: string }

/** Where the clocks of someone are: by their phone, else by the state they chose; null if neither says. */
export function callZone(phone: Dialled | null, stateCode: string | null): string | null {
  if (phone) {
    const byCode = BY_AREA_CODE.get(phone.national.slice(0, 3))
    const isAmerican = phone.country === 'US' || phone.country === 'CA' || phone.country === 'PR'
    if (isAmerican && byCode) return byCode
    if (phone.country && !isAmerican) return BY_COUNTRY.get(phone.country) ?? null
  }
  return stateCode ? (BY_STATE.get(stateCode) ?? null) : null
}

export const CALL_ZONES: readonly string[] = [
  ...new Set([...BY_AREA_CODE.values(), ...BY_STATE.values(), ...BY_COUNTRY.values()]),
]
