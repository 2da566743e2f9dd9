import { countryName } from '@/src/domain/vocabulary/places/countries'

/**
 * Places under US sanctions. People who live there, and companies that are established there, may not be
 * served at all, or in Russia not with what is named. Citizenship alone bars nothing.
 *
 * Sources: 31 CFR parts 515 (Cuba), 560 (Iran), 510 (North Korea); Executive Orders 13685 (Crimea)
 * and 14065 (so-called Donetsk and Luhansk People's Republics). Syria is not on it: its program was
 * ended by Executive Order 14312 on June 30, 2025, and 31 CFR part 542 was removed on
 * August 26, 2025. https://ofac.treasury.gov/sanctions-programs-and-country-information
 * Russia: determination of May 8, 2022 under Executive Order 14071, in force June 7, 2022: no
 * accounting, trust and corporate formation or management consulting for people located there, with
 * registered agents and business addresses among its examples (OFAC FAQ 1034 and 1038).
 */
export const SANCTIONED = {
  asOf: '2026-11-25',
  countries: ['CU', 'IR', 'KP'],
  regions: [
    {
      name: 'Crimea, Donetsk or Luhansk (Ukraine)',
      countries: ['UA', 'RU'],
      words:
        /\b(?:crimea|krym|krim|sevastopol|simferopol|yalta|kerch|feodosi[yi]?a|yevpatoria|donet[sz]k|dnr|dpr|luhansk|lugansk|lnr|lpr|mariupol|horlivka|gorlovka|makiivka|makeevka|alchevsk)\b/iu,
    },
  ],
} as const

/** Someone, and where they are or come from: a country's two letters or its name. */
export type Whereabouts = {
  readonly who: string
  readonly country?: string | null
  readonly address?: string | null
}

/** What is sold, as far as it matters where its customer is. */
export type Sold = 'formation' | 'agent' | 'address' | 'bookkeeping' | 'other'

/** In Russia; anything else is looked at by staff. */
const BARRED_IN_RUSSIA: ReadonlySet<Sold> = new Set([
  'formation',
  'agent',
  'address',
  'bookkeeping',
])

/** Each service and add-on that has a name of its own in the rules; all else is `other`. */
const SOLD: Readonly<Record<string, Sold>> = {
  llc: 'formation',
  llc_formation: 'formation',
  registered_agent: 'agent',
  business_address: 'address',
  bookkeeping: 'bookkeeping',
}

/** What is sold, by the names of services and the codes of add-ons. */
export const soldAs = (names: readonly (string | null | undefined)[]): Sold[] =>
  names.map((name) => SOLD[name ?? ''] ?? 'other')

const isIn = (country: string | null | undefined, code: string) =>
  country?.trim() === code || country?.trim() === countryName(code)

const codeOf = (country: string) =>
  SANCTIONED.countries.find((code) => code === country || countryName(code) === country)

/** Why staff must look at someone before we act for them; null when nothing speaks for it. */
export function sanctionedPlace({ country, address }: Whereabouts): string | null {
  const code = codeOf(country?.trim() ?? '')
  if (code) return countryName(code)
  const region = SANCTIONED.regions.find(
    ({ countries, words }) =>
      countries.some((one) => one === country || countryName(one) === country) &&
      words.test(address ?? ''),
  )
  return region?.name ?? null
}

/** A place that staff are told of: sanctioned, or where some of what is sold is barred. */
const placeToNote = (at: Whereabouts): string | null =>
  sanctionedPlace(at) ?? (isIn(at.country, 'RU') ? countryName('RU') : null)

/**
 * Why someone at a place cannot be sold something, in a sentence for them; null where they can.
 *
 * @param sold what they buy; formation where nothing is said
 */
export function placeRefusal(
  at: Omit<Whereabouts, 'who'>,
  sold: readonly Sold[] = ['formation'],
): string | null {
  const place = sanctionedPlace({ who: '', ...at })
  if (place) return `US sanctions bar us from serving people in ${place}.`
  if (!isIn(at.country, 'RU') || !sold.some((one) => BARRED_IN_RUSSIA.has(one))) return null
  return 'US sanctions bar us from forming companies, acting as a registered agent, giving a business address or keeping books for people in Russia.'
}

/** What a buyer confirms of everyone whom the checkout does not ask about. */
export const SANCTIONS_TEXT =
  'By paying you confirm that no buyer, owner or manager lives in Cuba, Iran, North Korea, Crimea, Donetsk or Luhansk. We can’t form companies, act as registered agent, give a business address or keep books for people in Russia.'

/** So many days after its last review the list of places is questioned, and then no longer relied on. */
export const PLACES_REVIEW = { warnDays: 90, stopDays: 180 } as const

/** One sentence for each person who must be looked at. */
export function sanctionNotes(people: readonly Whereabouts[]): string[] {
  const notes = people.flatMap((one) => {
    const place = placeToNote(one)
    return place ? [`${one.who}: ${place}`] : []
  })
  return [...new Set(notes)]
}
