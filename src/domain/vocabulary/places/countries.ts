import ownNames from '@/src/domain/vocabulary/places/country-names.json' with { type: 'json' }

/** Every country and territory that people live in, by its two letters (ISO 3166-1, and Kosovo). */
const CODES =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'

/** Where most of our customers live: they stand first in every list. */
const FIRST = ['US', 'CA', 'GB', 'AU']

/** What people there call it where the common data abbreviates it, or takes a side. */
const OWN_NAMES: Readonly<Record<string, string>> = ownNames

export type Country = { readonly value: string; readonly label: string }

let names: Intl.DisplayNames | undefined

/** A country's name by its code; what is no code stays as it is. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  names ??= new Intl.DisplayNames('en', { type: 'region' })
  return OWN_NAMES[code] ?? names.of(code) ?? code
}

let all: readonly Country[] | undefined

/** Every country by name, those first that are chosen most. */
export function countries(): readonly Country[] {
  all ??= [
    ...FIRST,
    ...CODES.split(' ')
      .filter((code) => !FIRST.includes(code))
      .toSorted((a, b) => countryName(a).localeCompare(countryName(b), 'en')),
  ].map((value) => ({ value, label: countryName(value) }))
  return all
}

/** The code of a country by its name, as orders keep it; undefined for what is none. */
export const countryCodeOf = (name: string | null | undefined): string | undefined =>
  countries().find(({ label }) => label === name)?.value
