import { isPostBox } from '@/src/domain/filing/registered-agent'
import { taxIdProblem } from '@/src/domain/filing/tax-id'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import type { DocumentKind } from '@/src/domain/vocabulary/document-types'
import type { AskedService } from '@/src/domain/vocabulary/service-types'
import { plainSigns } from '@/src/domain/vocabulary/text/clean-text'
import { looksLikePhone, PHONE_HELP } from '@/src/domain/vocabulary/text/phone-text'

/** One entry of a list of answers, such as a class of goods. */
export type Row = Readonly<Record<string, string>>

/** An answer as it is kept: text as typed, empty where there is none, or a list. */
export type Answer = string | readonly Row[]
export type Answers = Readonly<Record<string, Answer>>

/** What of the order decides which fields are asked. Plain data: it goes to the browser. */
export type DetailsContext = {
  /** The formation's own details say this too: what both forms need is asked there. */
  readonly withFormation: boolean
  /** Of the company that the order forms. */
  readonly companyType?: CompanyType | null
  readonly packageType: string | null
  /** The ISO day in the business time zone. */
  readonly today: string
}

/** The answers around a field: those of its list's entry first, then those of the form. */
export type Given = {
  readonly is: (name: string) => string
  readonly rows: (name: string) => readonly Row[]
  readonly context: DetailsContext
}

export type When = (given: Given) => boolean

/** Why an answer is wrong, in words for anyone who typed it; null when it is fine. */
export type Check = (value: string, given: Given) => string | null

/** What is known of a customer before anything is asked. */
type AddressLine = 'Street' | 'City' | 'Region' | 'PostalCode' | 'Country'
export type Fact =
  | `mail${AddressLine}`
  | `office${AddressLine}`
  | 'samePhysical'
  | 'closingMonth'
  | 'owners'
  | 'companyName'
  | 'firstName'
  | 'lastName'
  | 'oneName'
  | 'fullName'
  | 'email'
  | 'phone'
  | 'street'
  | 'city'
  | 'region'
  | 'postalCode'
  | 'country'
  | 'citizenship'
  | 'partyName'
  | 'taxIdKind'
  | 'entityType'
  | 'businessType'
  | 'markText'
  | 'markType'
  | 'stateName'

export type Option = { readonly value: string; readonly label: string }

type Common = {
  readonly name: string
  readonly label: string
  readonly help?: string
  /** Asked only then. */
  readonly when?: When
  /** May stay empty: always, or then. */
  readonly optional?: true | When
  /** Filled in beforehand from what is known. */
  readonly fact?: Fact
  /** Why it is filled in, where it is our suggestion and no answer of the customer. */
  readonly suggested?: string
  /** The formation's details answer it, where the order has them. */
  readonly shared?: true
  /** Short: two of them fit beside one another. */
  readonly half?: true
}

export type LineField = Common & {
  readonly kind: 'text' | 'longText' | 'number' | 'date' | 'month' | 'country' | 'tick'
  readonly max?: number
  readonly check?: Check
  /** Kept with its typographic quotes and dashes, as a mark is registered. */
  readonly asTyped?: true
  /** A number or code: kept in plain digits and dashes. */
  readonly isCode?: true
  readonly autoComplete?: string
  readonly placeholder?: string
}

/** One of a few, one of many, or any of a few (`a,b`). */
export type ChoiceField = Common & {
  readonly kind: 'choice' | 'select' | 'ticks'
  readonly options: readonly Option[]
  readonly check?: Check
}

/** Kept encrypted and never shown again: only its end is. */
export type SecretField = Common & {
  readonly kind: 'secret'
  readonly check: Check
  /** The answer that says what kind of number it is; it goes when that changes. */
  readonly of?: string
  /** The answers that name whose number it is; it goes when they name someone else. */
  readonly whose: readonly string[]
  /** A day is kept in place of a number. */
  readonly isDay?: true
  readonly placeholder?: string
}

/** A document of this kind must be among those of the order. */
export type FileField = Common & { readonly kind: 'file'; readonly document: DocumentKind }

export type RowsField = Common & {
  readonly kind: 'rows'
  readonly fields: readonly (LineField | ChoiceField)[]
  readonly max: number
  /** What one entry is called: `class`. */
  readonly one: string
}

export type DetailField = LineField | ChoiceField | SecretField | FileField | RowsField

type DetailsPart = {
  readonly id: string
  readonly title: string
  readonly intro?: string
  readonly fields: readonly DetailField[]
}

/** Everything that the filing of a service needs. */
export type DetailsForm = {
  readonly service: AskedService
  readonly title: string
  /** Why we ask. */
  readonly intro: (context: DetailsContext) => string
  readonly parts: readonly DetailsPart[]
}

export function given(answers: Answers, context: DetailsContext, row?: Row): Given {
  return {
    is: (name) => {
      const answer = row?.[name] ?? answers[name]
      return typeof answer === 'string' ? answer.trim() : ''
    },
    rows: (name) => {
      const answer = answers[name]
      return answer === undefined || typeof answer === 'string' ? [] : answer
    },
    context,
  }
}

export function isAsked(field: DetailField, of: Given): boolean {
  if (field.shared && of.context.withFormation) return false
  return field.when?.(of) ?? true
}

export function isOptional(field: DetailField, of: Given): boolean {
  return field.optional === true || (field.optional?.(of) ?? false)
}

export const fieldsOf = (form: DetailsForm): readonly DetailField[] =>
  form.parts.flatMap(({ fields }) => fields)

/** A condition: the answer is one of these. */
export const when =
  (name: string, ...values: readonly string[]): When =>
  (of) =>
    values.includes(of.is(name))

export const optionsOf = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const YES_NO: readonly Option[] = optionsOf({ yes: 'Yes', no: 'No' })

/** What a field may say beside its name, its label and what its kind requires. */
type More<Field extends DetailField, Said extends keyof Field = 'kind'> = Partial<
  Omit<Field, 'kind' | 'name' | 'label' | Said>
>

const line =
  (kind: LineField['kind']) =>
  (name: string, label: string, more: More<LineField> = {}): LineField => ({
    kind,
    name,
    label,
    ...more,
  })

export const country = line('country')
export const tick = line('tick')

const typed =
  (kind: 'text' | 'longText') =>
  (name: string, label: string, max: number, more: More<LineField, 'max'> = {}): LineField =>
    line(kind)(name, label, { max, ...more })

export const text = typed('text')
export const longText = typed('longText')

/** A line in Latin letters, as the authorities take no others. */
export const latinText = (
  name: string,
  label: string,
  max: number,
  more: More<LineField, 'max'> = {},
): LineField => text(name, label, max, { check: latin, ...more })

const checked =
  (kind: 'number' | 'date') =>
  (name: string, label: string, check: Check, more: More<LineField, 'check'> = {}): LineField =>
    line(kind)(name, label, { check, ...more })

export const number = checked('number')
export const date = checked('date')

const among =
  (kind: ChoiceField['kind']) =>
  (
    name: string,
    label: string,
    options: readonly Option[],
    more: More<ChoiceField, 'options'> = {},
  ): ChoiceField => ({ kind, name, label, options, ...more })

export const choice = among('choice')
export const select = among('select')
export const ticks = among('ticks')

export const yesNo = (name: string, label: string, more: More<ChoiceField, 'options'> = {}) =>
  choice(name, label, YES_NO, more)

export const secret = (
  name: string,
  label: string,
  check: Check,
  whose: readonly string[],
  more: More<SecretField, 'check' | 'whose'> = {},
): SecretField => ({ kind: 'secret', name, label, check, whose, ...more })

export const file = (
  name: string,
  label: string,
  document: FileField['document'],
  more: More<FileField, 'document'> = {},
): FileField => ({ kind: 'file', name, label, document, ...more })

export const part = (id: string, title: string, fields: readonly DetailField[]): DetailsPart => ({
  id,
  title,
  fields,
})

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a text is a day of the calendar, such as 2026-02-28. */
export function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? []
  if (!year || !month || !day) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCFullYear() >= 1900
}

const NO_DAY = 'Enter a date, such as 2026-11-21'

export const anyDay: Check = (value) => (isDay(value) ? null : NO_DAY)

export const pastDay: Check = (value, { context }) => {
  if (!isDay(value)) return NO_DAY
  return value > context.today ? 'Enter a date that is not in the future' : null
}

export const futureDay: Check = (value, { context }) => {
  if (!isDay(value)) return NO_DAY
  return value <= context.today ? 'This date has passed. We need one that is still valid.' : null
}

export const month: Check = (value) =>
  /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(value) ? null : 'Enter a month, such as 2026-11'

export const wholeNumber =
  (min: number, max: number): Check =>
  (typed) => {
    const value = plainSigns(typed)
    if (!/^\d{1,6}$/.test(value)) return 'Enter a whole number'
    const number = Number(value)
    return number < min || number > max ? `Enter a number from ${min} to ${max}` : null
  }

export const streetAddress: Check = (value) =>
  isPostBox(value) ? 'Enter a street address, not a PO box' : null

/** An EIN as it is written: 12-3456789. */
export const ein: Check = (value) =>
  /^\d{2}-?\d{7}$/.test(plainSigns(value)) &&
  !/^(00|07|08|09|17|18|19|28|29|49|69|70|78|79|89|96|97)/.test(value)
    ? null
    : 'Enter the nine digits of the EIN, such as 12-3456789'

export const email: Check = (value) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(plainSigns(value))
    ? null
    : 'Enter an email address such as name@example.com'

export const phone: Check = (value) => (looksLikePhone(value) ? null : PHONE_HELP)

/** The number of the responsible party, of the kind that was chosen. */
export const taxId: Check = (value, { is }) => {
  const kind = is('taxIdKind')
  return kind === 'ssn' || kind === 'itin' ? taxIdProblem(kind, value) : null
}

export const itin: Check = (value) => taxIdProblem('itin', value)

/** Either number will do. */
export const ssnOrItin: Check = (value) =>
  taxIdProblem('ssn', value) && taxIdProblem('itin', value)
    ? 'Enter the nine digits of the SSN or ITIN, such as 123-45-6789'
    : null

/** A passport, visa or tax number of any country. */
export const documentNumber: Check = (value) =>
  /^[\p{L}\d][\p{L}\d .\-/]{2,39}$/u.test(plainSigns(value))
    ? null
    : 'Enter the number as printed: letters, digits, spaces and dashes'

/** Letters, signs and digits of other scripts, and pictures; marks such as ™ are no pictures here. */
const NOT_LATIN =
  /[^\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}]|(?![0-9])\p{Nd}|(?![0-9#*©®™])\p{Emoji}/u

/** The forms of the IRS and the USPTO take Latin letters, with the punctuation and signs of any text. */
export function latin(value: string): string | null {
  const [sign] = NOT_LATIN.exec(value) ?? []
  return sign ? `Use Latin letters. The form does not accept “${sign}”.` : null
}

/** As `latin`, with at least one letter: a dash is no name. */
export const latinName = (value: string): string | null =>
  /\p{L}/u.test(value) ? latin(value) : 'Enter the name as in the passport'
