import { z } from 'zod'
import { latin } from '@/src/domain/filing/details/field'
import { isPostBox } from '@/src/domain/filing/registered-agent'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import { countryName } from '@/src/domain/vocabulary/places/countries'
import { placeRefusal } from '@/src/domain/vocabulary/places/sanctioned-places'
import { plainSigns } from '@/src/domain/vocabulary/text/clean-text'
import { typedCode, typedLine } from '@/src/domain/vocabulary/text/typed-text'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'

/** A country's two letters, or nothing yet. */
export const countryCode = z.union([
  z.literal(''),
  z.string().regex(/^[A-Z]{2}$/, 'Choose a country'),
])

const place = z.object({
  street: typedLine(200),
  city: typedLine(100),
  region: typedLine(100),
  postalCode: typedCode(20),
  country: countryCode,
})

export type Place = z.output<typeof place>

export const NO_PLACE: Place = { street: '', city: '', region: '', postalCode: '', country: '' }

/** What the customer answers about the company itself: where it is, when it starts, its shares. */
export const companyAnswers = z.object({
  /** The names to file where the state refuses the first one. */
  secondName: typedLine(200),
  thirdName: typedLine(200),
  /** The ISO day on which the company starts; empty for the day on which the state files it. */
  effectiveOn: z.union([z.literal(''), z.iso.date('Enter a date')]),
  /** At the business address that we provide, or at one of the customer's own. */
  officeAt: z.enum(['', 'ours', 'own']),
  office: place,
  mailAt: z.enum(['', 'office', 'ours', 'own']),
  mail: place,
  /** Of a corporation, in dollars per share: 0 for shares without par value. */
  parValue: typedCode(20),
  sharePrice: typedCode(20),
  issuedShares: z.int().min(1).max(999_999_999).nullable(),
})

export type CompanyAnswers = z.output<typeof companyAnswers>

export const NO_COMPANY: CompanyAnswers = {
  secondName: '',
  thirdName: '',
  effectiveOn: '',
  officeAt: '',
  office: NO_PLACE,
  mailAt: '',
  mail: NO_PLACE,
  parValue: '',
  sharePrice: '',
  issuedShares: null,
}

/** The business address of an order that holds one: null until staff have assigned it. */
export type BusinessAddress = { readonly assigned: string | null } | null

/** An address in one line; empty where there is none. */
export function placeText({ street, city, region, postalCode, country }: Place): string {
  const parts = [street, city, [region, postalCode].filter(Boolean).join(' ')]
  return street ? [...parts, country && countryName(country)].filter(Boolean).join(', ') : ''
}

/** The principal office in one line; null where it is not known yet. */
export function officeText({ officeAt, office }: CompanyAnswers, ours: BusinessAddress) {
  return (officeAt === 'ours' ? ours?.assigned : placeText(office)) || null
}

/** The mailing address in one line; null where it is not known yet. */
export function mailText(company: CompanyAnswers, ours: BusinessAddress): string | null {
  if (company.mailAt === 'office') return officeText(company, ours)
  return (company.mailAt === 'ours' ? ours?.assigned : placeText(company.mail)) || null
}

/**
 * How many days ahead an LLC may start, in states whose formation document names a later day. Where the
 * source has no limit we file 30 days ahead at most. Statutes and official forms, November 25, 2026.
 */
const DAYS_AHEAD: Readonly<Record<string, number>> = {
  ...{ FL: 90, IL: 60, NY: 60, TX: 90, WA: 90 },
  ...{ DE: 30, NC: 30, NJ: 30, OH: 30, PA: 30, WY: 30 },
}

/** The last ISO day on which a company may start; null where only the day of filing is possible. */
export function lastStart(state: string, type: CompanyType, today: string): string | null {
  const days = type === 'llc' ? DAYS_AHEAD[state] : undefined
  if (!days) return null
  return new Date(Date.parse(`${today}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Dollars with up to six decimals, as a number. Null when the text is none. */
function parseDollars(text: string): number | null {
  const typed = plainSigns(text).replace(/^\$\s*/, '')
  return /^\d{1,9}(?:\.\d{1,6})?$/.test(typed) ? Number(typed) : null
}

/** `$0.0001`, `$5`. */
const dollars = (amount: number): string =>
  `$${amount.toLocaleString('en-US', { maximumFractionDigits: 6 })}`

/** How many shares of those issued a holder gets. It may be no whole number. */
export const sharesOf = (issued: number, { ownershipBasisPoints: share }: Share): number =>
  (issued * share) / 10_000

type Share = { readonly ownershipBasisPoints: number }

type Gap = { readonly path: string; readonly message: string }

const gap = (path: string, message: string | null): Gap[] =>
  message === null ? [] : [{ path: `company.${path}`, message }]

function placeGaps(name: 'office' | 'mail', at: Place): Gap[] {
  const isUs = at.country === 'US'
  const required = (part: keyof Place, ask: string, wrong: string | null = null) =>
    gap(`${name}.${part}`, at[part] === '' ? ask : (latin(at[part]) ?? wrong))
  const box = name === 'office' && isPostBox(at.street)
  return [
    ...required(
      'street',
      'Enter the street address',
      box ? 'The principal office needs a street address, not a PO box' : null,
    ),
    ...required('city', 'Enter the city'),
    ...(isUs ? required('region', 'Enter the state') : gap(`${name}.region`, latin(at.region))),
    ...gap(
      `${name}.postalCode`,
      isUs && !/^\d{5}(-?\d{4})?$/.test(at.postalCode) ? 'Enter a ZIP code of five digits' : null,
    ),
    ...required(
      'country',
      'Choose the country',
      placeRefusal({ country: at.country, address: placeText(at) }),
    ),
  ]
}

type Context = {
  readonly companyType: CompanyType
  readonly state: { readonly code: string; readonly name: string }
  readonly businessAddress: BusinessAddress
  readonly today: string
}

function startGaps({ effectiveOn }: CompanyAnswers, context: Context): Gap[] {
  if (!effectiveOn) return []
  const { state, companyType, today } = context
  const last = lastStart(state.code, companyType, today)
  if (!last) return gap('effectiveOn', `${state.name} takes no later start date`)
  if (effectiveOn > today && effectiveOn <= last) return []
  return gap('effectiveOn', `Choose a day from tomorrow to ${calendarDay(last)}`)
}

/** What the answers about the company still lack, in the order of the form. */
export function companyGaps(company: CompanyAnswers, context: Context): Gap[] {
  const { officeAt, office, mailAt, mail, secondName, thirdName } = company
  const mustChoose = context.businessAddress !== null
  const isOwn = officeAt === 'own' || !mustChoose
  return [
    ...gap('secondName', latin(secondName)),
    ...gap('thirdName', latin(thirdName)),
    ...startGaps(company, context),
    ...gap('officeAt', officeAt === '' && mustChoose ? 'Choose the principal office' : null),
    ...(isOwn ? placeGaps('office', office) : []),
    ...gap(
      'mailAt',
      mailAt === '' || (mailAt === 'ours' && !mustChoose) ? 'Choose where mail goes' : null,
    ),
    ...(mailAt === 'own' ? placeGaps('mail', mail) : []),
  ]
}

type Issue = { readonly members: readonly Share[]; readonly authorizedShares: number | null }

/** What a corporation's answers about its shares still lack. */
export function issueGaps(company: CompanyAnswers, { members, authorizedShares }: Issue): Gap[] {
  const { issuedShares: issued, parValue, sharePrice } = company
  const [par, price] = [parseDollars(parValue), parseDollars(sharePrice)]
  const isWhole = members.every((one) => Number.isInteger(sharesOf(issued ?? 0, one)))
  return [
    ...gap(
      'parValue',
      par === null ? 'Enter an amount, such as 0.0001, or 0 for no par value' : null,
    ),
    ...gap(
      'issuedShares',
      issued === null || issued > (authorizedShares ?? issued)
        ? 'Enter a whole number, at most the authorized shares'
        : isWhole
          ? null
          : 'The percentages do not come to whole shares. Enter another number of shares.',
    ),
    ...gap(
      'sharePrice',
      sharePrice !== '' && (price === null || price < (par ?? 0))
        ? 'Enter an amount in dollars that is not below par value'
        : null,
    ),
  ]
}

/** A price as it is printed: `$5`. Null where none was entered. */
export function priceText(price: string): string | null {
  const amount = parseDollars(price)
  return amount === null ? null : dollars(amount)
}

/** What a corporation issues, in words: what is not known is null. */
export const stockRows = ({ parValue, issuedShares, sharePrice }: CompanyAnswers) =>
  [
    ['Class of shares', classText(parValue)],
    ['Shares to issue', issuedShares?.toLocaleString('en-US')],
    ['Price per share', priceText(sharePrice)],
  ] as const

/** A corporation's shares in words: `common stock, par value $0.0001 a share`. */
export function classText(parValue: string): string | null {
  const par = parseDollars(parValue)
  if (par === null) return null
  return par === 0
    ? 'common stock without par value'
    : `common stock, par value ${dollars(par)} a share`
}

/** The answers in words, as the state's form asks for them: those that were given. */
export function companyRows(
  company: CompanyAnswers,
  { businessAddress: ours, companyType }: Pick<Context, 'businessAddress' | 'companyType'>,
): readonly (readonly [label: string, text: string])[] {
  const assigned = (at: string) => (at === 'ours' ? 'Our business address, once assigned' : '')
  const { effectiveOn, officeAt, mailAt } = company
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    ['Second choice of name', company.secondName],
    ['Third choice of name', company.thirdName],
    ['Start date', effectiveOn && calendarDay(effectiveOn)],
    ['Principal office', officeText(company, ours) ?? assigned(officeAt)],
    [
      'Mailing address',
      mailText(company, ours) ?? assigned(mailAt === 'office' ? officeAt : mailAt),
    ],
    ...(companyType === 'corporation' ? stockRows(company) : []),
  ]
  return rows.flatMap(([label, text]) => (text ? [[label, text] as const] : []))
}
