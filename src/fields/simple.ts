import type {
  CheckboxField,
  CollectionConfig,
  CollectionSlug,
  EmailField,
  Field,
  FieldBase,
  FieldHook,
  NumberField,
  Option,
  RelationshipField,
  SelectField,
  TextField,
  Where,
} from 'payload'
import { z } from 'zod'
import { denyField, publishedBy, recordedFor, staffField } from '@/src/access/rules'
import type { Area, Permission } from '@/src/domain/platform/permissions/areas'
import { decimals, whole } from '@/src/fields/validate'

export const MONEY_FIELD = '/src/admin/kit/fields/MoneyField#MoneyField'
export const MONEY_CELL = '/src/admin/kit/cells/MoneyCell#MoneyCell'

type ShownAnswer = string | boolean

const shown = z.object({ shown: z.tuple([z.string(), z.union([z.string(), z.boolean()])]) })

/**
 * Of a field that is asked only while another beside it has this answer: for Payload's forms and for
 * ours, which get it as data.
 */
export const shownWhen = (name: string, answer: ShownAnswer) =>
  ({
    condition: (_: unknown, beside: Readonly<Record<string, unknown>>) => beside?.[name] === answer,
    custom: { shown: [name, answer] },
  }) satisfies FieldBase['admin']

/** What `shownWhen` says in a field. */
export const shownOf = (custom: unknown) => shown.safeParse(custom).data?.shown

type ChoiceOptions = Pick<SelectField, 'label' | 'admin' | 'access' | 'saveToJWT' | 'index'>

/** One of several values that every row has and lists filter by; a new row has `initial`. */
export function choice(
  name: string,
  initial: string,
  options: SelectField['options'],
  more: ChoiceOptions = {},
): SelectField {
  return {
    name,
    type: 'select',
    required: true,
    defaultValue: initial,
    options,
    index: true,
    ...more,
  }
}

/** Emails are stored and compared trimmed and in lower case. */
export const normaliseEmail: FieldHook = ({ value }) =>
  typeof value === 'string' ? value.trim().toLowerCase() : value

export function email(
  name: string,
  options: Pick<EmailField, 'label' | 'required' | 'unique' | 'index' | 'admin' | 'access'> = {},
): EmailField {
  return { name, type: 'email', hooks: { beforeValidate: [normaliseEmail] }, ...options }
}

/** A yes-or-no that lists filter by. */
export function flag(
  name: string,
  defaultValue: boolean,
  options: Pick<CheckboxField, 'label' | 'admin' | 'access' | 'index'> = {},
): CheckboxField {
  return { name, type: 'checkbox', required: true, defaultValue, index: true, ...options }
}

/** Whether the public sees it. */
export const isActive: CheckboxField = flag('isActive', true, {
  label: 'Active',
  admin: { position: 'sidebar' },
})

/** The choices of a select field from a table of labels. */
export function options(labels: Readonly<Record<string, string>>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

/** Some of the values of a status table, or all of them, in the order given. */
export function labelled<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, { readonly label: string }>>,
): Option[] {
  return values.map((value) => ({ value, label: words[value].label }))
}

type SingleReference = Extract<RelationshipField, { relationTo: CollectionSlug }>

type One = Extract<SingleReference, { hasMany?: false }>

/** The one row of another collection that this one is about, found again by an index. */
export function reference(
  name: string,
  relationTo: CollectionSlug,
  options: Pick<SingleReference, 'label' | 'required' | 'access' | 'admin'> = {},
): One {
  return { name, type: 'relationship', relationTo, index: true, ...options }
}

/** What a list is searched in. A trigger of the database writes it, no matter who changes a name. */
export const searchText = (needs: Permission): TextField => ({
  name: 'searchText',
  type: 'text',
  access: { read: staffField(needs), create: denyField, update: denyField },
  admin: { hidden: true },
})

type Many = Extract<TextField, { hasMany: true }>

/** Blank entries of a list are dropped when it is saved. */
export const dropBlankLines: FieldHook = ({ value }) =>
  Array.isArray(value)
    ? value
        .filter((line): line is string => typeof line === 'string')
        .map((line) => line.trim())
        .filter((line) => line !== '')
    : value

/** A list of short texts, such as a package's features. */
export function lines(
  name: string,
  options: Pick<Many, 'label' | 'required' | 'admin'> = {},
): Many {
  return {
    name,
    type: 'text',
    hasMany: true,
    maxLength: 300,
    maxRows: 50,
    hooks: { beforeValidate: [dropBlankLines] },
    ...options,
  }
}

/** Sends staff without the permission away from a list that would show them only their own rows. */
export const requireView = (permission: Permission) => ({
  path: '/src/admin/kit/guards/RequireView#RequireView',
  serverProps: { permission },
})

type Listing = Pick<
  NonNullable<CollectionConfig['admin']>,
  'group' | 'useAsTitle' | 'defaultColumns' | 'listSearchableFields' | 'components'
>

type ListingOptions = {
  /** What the list shows, until someone chooses other columns. */
  readonly columns?: string[]
  readonly search?: string[]
  /** Who without it is sent away from the list, which would show them only their own rows. */
  readonly needs?: Permission
}

/** Where the menu shows a collection, by which field its rows are called, and how its list opens. */
export function listing(
  group: string,
  title: string,
  { columns, search, needs }: ListingOptions = {},
): Listing {
  return {
    group,
    useAsTitle: title,
    ...(columns && { defaultColumns: columns }),
    ...(search && { listSearchableFields: search }),
    ...(needs && { components: { beforeList: [requireView(needs)] } }),
  }
}

type KeptOptions = Omit<NonNullable<Parameters<typeof listing>[2]>, 'needs'>

/** What staff of an area keep in a list, and visitors read as far as `where` selects it. */
export const published = (
  area: Area,
  where: Where,
  group: string,
  title: string,
  options: KeptOptions,
) => ({
  access: publishedBy(area, where),
  admin: listing(group, title, { ...options, needs: `view_${area}` }),
})

/** Records that services alone write, and staff of an area read in a list. */
export const recorded = (area: Area, group: string, title: string, options?: KeptOptions) => ({
  access: recordedFor(area),
  admin: listing(group, title, options),
  disableDuplicate: true,
})

/** Fields that only holders of a permission may change; who may read them is left as it was. */
export function guardedBy(permission: Permission, fields: readonly Field[]): Field[] {
  const update = staffField(permission)
  return fields.map((field): Field => {
    switch (field.type) {
      case 'text':
        return { ...field, access: { ...field.access, update } }
      case 'textarea':
      case 'email':
      case 'number':
      case 'checkbox':
      case 'date':
      case 'select':
      case 'group':
      case 'relationship':
        return { ...field, access: { ...field.access, update } }
      default:
        throw new TypeError(`A field of type ${field.type} cannot be guarded yet`)
    }
  })
}

type NumberOptions = Pick<
  NumberField,
  'label' | 'required' | 'defaultValue' | 'index' | 'admin' | 'access'
>

type SingleNumber = Extract<NumberField, { hasMany?: false }>

/** A price as an editor types it: dollars, with at most two decimals. */
export function dollars(name: string, options: NumberOptions = {}): SingleNumber {
  return {
    name,
    type: 'number',
    min: 0,
    max: 1_000_000,
    validate: decimals(2),
    ...options,
    admin: { step: 0.01, ...options.admin },
  }
}

/** A whole number that is not negative: a count, a position, an amount in cents. */
export function count(
  name: string,
  options: NumberOptions & { min?: number; max?: number } = {},
): SingleNumber {
  return {
    name,
    type: 'number',
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    validate: whole,
    ...options,
    admin: { step: 1, ...options.admin },
  }
}

/** An amount as a gateway or an order has it, which only services write: whole cents. */
export function recordedAmount(
  name: string,
  label: string,
  options: Pick<NumberField, 'min' | 'defaultValue'> & { admin?: NumberField['admin'] } = {},
): SingleNumber {
  return {
    name,
    label,
    type: 'number',
    required: true,
    ...options,
    admin: { components: { Cell: MONEY_CELL, Field: MONEY_FIELD }, ...options.admin },
  }
}

/** An amount in the currency's smallest unit. */
export function minor(name: string, options: NumberOptions = {}): SingleNumber {
  return count(name, {
    ...options,
    admin: {
      description: 'In cents',
      components: { Cell: MONEY_CELL },
      ...options.admin,
    },
  })
}
