import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import type { DocumentKind } from '@/src/domain/vocabulary/document-types'
import type { AskedService } from '@/src/domain/vocabulary/service-types'

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

export type DetailsPart = {
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

export const YES_NO: readonly Option[] = optionsOf({ yes: 'Yes', no: 'No' })
