import { block, words } from '@/src/domain/content/rich-text/from-lines'
import { countryName } from '@/src/domain/vocabulary/places/countries'
import type { Question } from './questions'

/** An open position as visitors see it. Pay is whole units of its currency, dates ISO. */
export type OpeningView = {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly department: string | null
  /** Where the work is done; null where it is done from anywhere. */
  readonly location: string | null
  readonly remote: boolean
  /** From which countries, by their two letters; from anywhere when there are none. */
  readonly countries: readonly string[]
  readonly employmentType: keyof typeof EMPLOYMENT_TYPES
  readonly summary: string
  /** As HTML of a few harmless elements. */
  readonly description: string
  readonly salaryFrom: number | null
  readonly salaryTo: number | null
  readonly salaryCurrency: PayCurrency
  readonly salaryPeriod: keyof typeof PAY_PERIODS
  readonly questions: readonly Question[]
  readonly publishedAt: string | null
  readonly closesAt: string | null
}

/** How a position is filled, in words, and as schema.org calls it. */
export const EMPLOYMENT_TYPES = {
  full_time: { label: 'Full time', schema: 'FULL_TIME' },
  part_time: { label: 'Part time', schema: 'PART_TIME' },
  contractor: { label: 'Contract', schema: 'CONTRACTOR' },
  temporary: { label: 'Temporary', schema: 'TEMPORARY' },
  intern: { label: 'Internship', schema: 'INTERN' },
} as const

/** In what people are paid. */
export const PAY_CURRENCIES = [
  'USD',
  'CAD',
  'GBP',
  'EUR',
  'AUD',
  'INR',
  'PHP',
  'MXN',
  'BRL',
  'PLN',
] as const
type PayCurrency = (typeof PAY_CURRENCIES)[number]

/** For how long a pay is, in words, and as schema.org calls it. */
export const PAY_PERIODS = {
  year: { label: 'a year', schema: 'YEAR' },
  month: { label: 'a month', schema: 'MONTH' },
  hour: { label: 'an hour', schema: 'HOUR' },
} as const

type Days = { readonly publishedAt: string | null; readonly closesAt: string | null }

/** Whether people can apply on a day (ISO, in the office's zone): from its first through its last. */
export const isOpenOn = ({ publishedAt, closesAt }: Days, day: string): boolean =>
  (publishedAt === null || publishedAt.slice(0, 10) <= day) &&
  (closesAt === null || closesAt.slice(0, 10) >= day)

const whole = (amount: number, currency: PayCurrency) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)

type Pay = Pick<OpeningView, 'salaryFrom' | 'salaryTo' | 'salaryCurrency' | 'salaryPeriod'>

/** `$60,000 to $80,000 a year`; null when nothing is said of it. */
export function payText({ salaryFrom, salaryTo, salaryCurrency, salaryPeriod }: Pay) {
  const amounts = [salaryFrom, salaryTo].flatMap((amount) =>
    amount === null ? [] : whole(amount, salaryCurrency),
  )
  if (amounts.length === 0) return null
  return `${[...new Set(amounts)].join(' to ')} ${PAY_PERIODS[salaryPeriod].label}`
}

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

/** Plain text as the editor of descriptions stores it: a paragraph for each that a blank line ends. */
export function paragraphs(text: string) {
  return {
    root: {
      ...block,
      type: 'root',
      children: text
        .split(/\n{2,}/)
        .map((part) => ({ ...block, type: 'paragraph', textFormat: 0, children: [words(part)] })),
    },
  } as const
}
