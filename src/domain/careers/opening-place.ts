import { countryName } from '@/src/domain/vocabulary/places/countries'

type Place = {
  readonly location: string | null
  readonly remote: boolean
  readonly countries: readonly string[]
}

/** `Sheridan, WY, or remote (United States, Canada)`. */
export function placeText({ location, remote, countries }: Place): string {
  const from = countries.map(countryName).join(', ')
  const away = from ? `remote (${from})` : 'remote'
  if (!remote) return location ?? ''
  return location ? `${location}, or ${away}` : away.replace(/^r/, 'R')
}
