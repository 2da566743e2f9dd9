import type {
  Check,
  DetailField,
  Fact,
  Given,
  LineField,
  When,
} from '@/src/domain/filing/details/field'
import { latin, phone, streetAddress, text, tick } from '@/src/domain/filing/details/field'
import { placeRefusal } from '@/src/domain/vocabulary/places/sanctioned-places'

type AddressOptions = {
  /** The names begin with it: `mailing` gives `mailingStreet`. */
  readonly name: string
  readonly when?: When
  /** A PO box will not do. */
  readonly inPerson?: boolean
  /** Filled in with what is known: the buyer's own, or the company's for mail or of its office. */
  readonly known?: 'own' | 'mail' | 'office'
  /** Only its country has to be given then. */
  readonly countryIsEnough?: When
  readonly checkCountry?: Check
}

export const LINES = ['Street', 'City', 'Region', 'PostalCode', 'Country'] as const
/** What a line of the buyer's own address is called among what is known. */
export const OWN = {
  Street: 'street',
  City: 'city',
  Region: 'region',
  PostalCode: 'postalCode',
  Country: 'country',
} as const

/** The lines of an address, of any country. */
export function addressFields(options: AddressOptions): DetailField[] {
  const { name, when, inPerson, known, countryIsEnough, checkCountry } = options
  const line = (part: string, field: Omit<LineField, 'name' | 'kind'>): LineField => ({
    kind: 'text',
    name: `${name}${part}`,
    max: 100,
    check: latin,
    autoComplete: 'off',
    ...(when ? { when } : {}),
    ...field,
  })
  const factOf = (part: (typeof LINES)[number]): { fact?: Fact } => {
    if (!known) return {}
    return { fact: known === 'own' ? OWN[part] : `${known}${part}` }
  }
  const lines = ({ is }: Given) =>
    ['Street', 'City', 'Region'].map((part) => is(`${name}${part}`)).join(' ')
  return [
    line('Street', {
      label: 'Street address',
      help: inPerson ? 'Number, street and apartment. A PO box is not accepted.' : undefined,
      max: 200,
      check: (value, of) => latin(value) ?? (inPerson ? streetAddress(value, of) : null),
      ...(countryIsEnough ? { optional: countryIsEnough } : {}),
      ...factOf('Street'),
    }),
    line('City', {
      label: 'City',
      half: true,
      ...(countryIsEnough ? { optional: countryIsEnough } : {}),
      ...factOf('City'),
    }),
    line('Region', {
      label: 'State or province',
      half: true,
      optional: ({ is }) => is(`${name}Country`) !== 'US',
      ...factOf('Region'),
    }),
    line('PostalCode', {
      label: 'ZIP or postal code',
      half: true,
      max: 20,
      isCode: true,
      optional: ({ is }) => is(`${name}Country`) !== 'US',
      check: (value, { is }) =>
        is(`${name}Country`) === 'US' && !/^\d{5}(-?\d{4})?$/.test(value)
          ? 'Enter a ZIP code of five digits'
          : null,
      ...factOf('PostalCode'),
    }),
    {
      kind: 'country',
      name: `${name}Country`,
      label: 'Country',
      half: true,
      check: (country, of) =>
        checkCountry?.(country, of) ?? placeRefusal({ country, address: lines(of) }, ['other']),
      ...(when ? { when } : {}),
      ...factOf('Country'),
    },
  ]
}

/** Under which number we, and the office that decides, can ask something. */
export const phoneField = (help: string): LineField =>
  text('phone', 'Phone number', 40, {
    help,
    check: phone,
    isCode: true,
    autoComplete: 'tel',
    fact: 'phone',
  })

/** A statement that has to be agreed to. */
export const declaration = (label: string, more: { when?: When } = {}): LineField =>
  tick('declaration', label, more)
