import { countryName } from '@/src/domain/vocabulary/places/countries'

/**
 * Places under comprehensive US sanctions: a person or company there may need a licence before we
 * may serve them, so staff look at the order first.
 *
 * Sources: 31 CFR parts 515 (Cuba), 560 (Iran), 510 (North Korea); Executive Orders 13685 (Crimea)
 * and 14065 (so-called Donetsk and Luhansk People's Republics). Syria is not on it: its program was
 * ended by Executive Order 14312 on June 30, 2025, and 31 CFR part 542 was removed on
 * August 26, 2025. https://ofac.treasury.gov/sanctions-programs-and-country-information
 */
export const SANCTIONED = {
  asOf: '2025-12-31',
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

/** One sentence for each person who must be looked at. */
export function sanctionNotes(people: readonly Whereabouts[]): string[] {
  const notes = people.flatMap((one) => {
    const place = sanctionedPlace(one)
    return place ? [`${one.who}: ${place}`] : []
  })
  return [...new Set(notes)]
}
