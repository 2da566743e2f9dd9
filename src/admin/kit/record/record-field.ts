import type { CollectionSlug } from 'payload'

/** When a question is asked: only while another of the same part has this answer. */
type Shown = readonly [name: string, answer: string | boolean]

type Asked = {
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly required?: boolean
  /** Services write it: staff only see it. */
  readonly isFixed?: boolean
  readonly shown?: Shown
  /** What a new record begins with, as it is stored. */
  readonly initial?: unknown
}

type Limits = { readonly least?: number; readonly most?: number }

/** One question of a record's form, as plain data that travels to the browser. */
export type RecordField = Asked &
  (
    | ({
        readonly kind: 'text'
        readonly type?: 'email' | 'password' | 'tel' | 'url'
        readonly placeholder?: string
        readonly autoCapitalize?: 'none' | 'characters'
        /** Of an account elsewhere: neither browsers nor password managers fill it in. */
        readonly isAccount?: boolean
      } & Limits)
    /** Never sent to the browser: only its last characters, empty where none is saved. */
    | { readonly kind: 'secret'; readonly last4: string }
    | ({ readonly kind: 'long' } & Limits)
    | ({ readonly kind: 'number'; readonly decimals?: number } & Limits)
    | {
        readonly kind: 'choice'
        readonly options: Readonly<Record<string, string>>
        readonly isMany?: boolean
        /** Whether it always has one of them. */
        readonly isSet?: boolean
        /** All of them in sight. */
        readonly isOpen?: boolean
      }
    | { readonly kind: 'switch' }
    | { readonly kind: 'day'; readonly from?: string; readonly until?: string }
    | { readonly kind: 'moment' }
    /** A day and a time by the clocks of a zone that is asked beside it. */
    | { readonly kind: 'local' }
    | { readonly kind: 'lines' }
    /** Another record, which the screen only names. */
    | { readonly kind: 'record'; readonly to: CollectionSlug }
    | { readonly kind: 'other' }
    | { readonly kind: 'rich'; readonly schemaPath: string }
    | {
        readonly kind: 'group'
        readonly fields: readonly RecordField[]
        /** Beside one another, where there is room. */
        readonly isInRow?: boolean
      }
    | ({
        readonly kind: 'rows'
        readonly fields: readonly RecordField[]
        readonly noun: string
      } & Limits)
  )

export type Values = Record<string, unknown>

/** Whether a question is asked beside the answers that are there. */
export const isShown = ({ shown }: RecordField, beside: Readonly<Values>): boolean =>
  !shown || beside[shown[0]] === shown[1]

type Named = 'kind' | 'name' | 'label'
type More<Kind extends RecordField['kind']> = Omit<Extract<RecordField, { kind: Kind }>, Named>

/** One question. `more`: the help below it, or whatever else there is to say of its kind. */
export function ask<Kind extends RecordField['kind']>(
  kind: Kind,
  name: string,
  label: string,
  ...more: object extends More<Kind> ? [more?: string | More<Kind>] : [more: More<Kind>]
): Extract<RecordField, { kind: Kind }>
export function ask(kind: string, name: string, label: string, more: string | object = {}): object {
  return { kind, name, label, ...(typeof more === 'string' ? { help: more } : more) }
}
