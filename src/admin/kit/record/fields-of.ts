import type { CollectionSlug, Field, Option, PayloadRequest } from 'payload'
import { toWords } from 'payload/shared'
import { capitalized } from '@/src/domain/vocabulary/text/capitalized'

import { shownOf } from '@/src/fields/simple'
import { namesOf } from '@/src/queries/platform/records'
import type { RecordField } from './record-field'

/** `checkoutTitle` as people read it. */
const worded = (name: string) => capitalized(name.replaceAll(/_|(?=[A-Z])/g, ' ').toLowerCase())

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

export function labelOf(name: string, label: unknown): string {
  const own = textOf(label)
  return own && own !== toWords(name) ? own : worded(name.replace(/(?<=.)Minor$/, ''))
}

export const choicesOf = ({
  options,
}: {
  options: readonly Option[]
}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    options.map((one) =>
      typeof one === 'string' ? [one, worded(one)] : [one.value, textOf(one.label) ?? one.value],
    ),
  )

const NEVER = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', '_order'])

/** There are too many of these to choose from a list. */
const MANY = new Set<CollectionSlug>(['users', 'orders', 'tickets', 'leads', 'emails', 'payments'])

type Of = {
  readonly req: PayloadRequest
  /** Where the fields are in the schema: `collection.faqs`. */
  readonly path: string
  /** Whether someone is asked, so that the choices have to be known. */
  readonly isForm: boolean
  /** Whether services write the records: then their dates are moments. */
  readonly isKept?: boolean
}

/** What Payload says of a field, as a question; none where no one is asked. */
async function fieldOf(of: Of, field: Field): Promise<readonly RecordField[]> {
  if (field.type === 'collapsible' || field.type === 'row') return fieldsOf(of, field.fields)
  if (field.type === 'tabs') {
    return fieldsOf(
      of,
      field.tabs.flatMap(({ fields }) => fields),
    )
  }
  if (field.type === 'ui' || field.type === 'join' || !('name' in field)) return []
  const { name, admin } = field
  if (!name || NEVER.has(name) || ('hidden' in field && field.hidden) || admin?.hidden) return []
  const { req, isForm, isKept } = of
  const asked = {
    name,
    label: labelOf(name, field.label),
    help: textOf(admin && 'description' in admin ? admin.description : undefined),
    required: 'required' in field && field.required === true,
    isFixed: admin?.readOnly === true,
    shown: shownOf(admin?.custom),
    initial: 'defaultValue' in field ? field.defaultValue : undefined,
  }
  const inside = { ...of, path: `${of.path}.${name}` }
  switch (field.type) {
    case 'text':
      if (field.hasMany) return [{ ...asked, kind: 'lines' }]
      return [{ ...asked, kind: 'text', most: field.maxLength }]
    case 'email':
      return [{ ...asked, kind: 'text', most: 254 }]
    case 'textarea':
      return [{ ...asked, kind: 'long', most: field.maxLength }]
    case 'number': {
      const decimals = field.admin?.step === 0.01 ? 2 : 0
      return [{ ...asked, kind: 'number', decimals, least: field.min, most: field.max }]
    }
    case 'select':
      return [
        { ...asked, kind: 'choice', options: choicesOf(field), isMany: field.hasMany === true },
      ]
    case 'relationship': {
      const to = field.relationTo
      if (typeof to !== 'string') return []
      if (!isForm || asked.isFixed || MANY.has(to)) {
        return [{ ...asked, kind: 'record', to, isFixed: true }]
      }
      const options = await namesOf(req, { to })
      return [{ ...asked, kind: 'choice', options, isMany: field.hasMany === true }]
    }
    case 'checkbox':
      return [{ ...asked, kind: 'switch' }]
    case 'date': {
      const { pickerAppearance } = field.admin?.date ?? {}
      const isWritten = (isKept || asked.isFixed) && pickerAppearance !== 'dayOnly'
      return [{ ...asked, kind: isWritten || pickerAppearance === 'dayAndTime' ? 'moment' : 'day' }]
    }
    case 'richText':
      return [{ ...asked, kind: 'rich', schemaPath: inside.path }]
    case 'group':
      return [{ ...asked, kind: 'group', fields: await fieldsOf(inside, field.fields) }]
    case 'array': {
      const noun = (textOf(field.labels?.singular) ?? 'row').toLowerCase()
      const fields = await fieldsOf(inside, field.fields)
      return [{ ...asked, kind: 'rows', fields, noun, least: field.minRows, most: field.maxRows }]
    }
    default:
      return [{ ...asked, kind: 'other', isFixed: true }]
  }
}

export async function fieldsOf(of: Of, fields: readonly Field[]): Promise<readonly RecordField[]> {
  return (await Promise.all(fields.map((field) => fieldOf(of, field)))).flat()
}
