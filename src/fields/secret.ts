import type { Field, FieldHook, TextField } from 'payload'

import { denyField } from '@/src/access/rules'
import { seal, unseal } from '@/src/lib/secrets'

type Row = Record<string, unknown>

/**
 * Names the place a secret belongs to, which is bound into its cipher text. A secret of a row
 * that is one of several gives the row: `` (row) => `paymentGateways.${row.type}.secretKey` ``.
 */
type Context = string | ((row: Row) => string)

const contextOf = (context: Context, row: Row) =>
  typeof context === 'string' ? context : context(row)

const sealedName = (name: string) => `${name}Sealed`
const last4Name = (name: string) => `${name}Last4`

/** Four characters tell keys apart; of a short secret they would give too much away. */
const lastFour = (plain: string) => (plain.length >= 12 ? plain.slice(-4) : '••••')

const sealInto =
  (name: string, context: Context): FieldHook =>
  ({ value, siblingData }) => {
    if (typeof value === 'string' && value.trim() !== '') {
      const plain = value.trim()
      siblingData[sealedName(name)] = seal(plain, contextOf(context, siblingData))
      siblingData[last4Name(name)] = lastFour(plain)
    }
    return null // the text itself goes no further
  }

const stored = (field: TextField): TextField => ({
  ...field,
  access: { ...field.access, create: denyField, update: denyField },
})

/**
 * A secret that staff can write and no one can read back: three fields.
 *
 * `{name}` is the input; it is never stored, and empty keeps what is there. `{name}Sealed` holds
 * the cipher text, hidden from every answer and filter. `{name}Last4` is what people see.
 */
export function secret(name: string, label: string, context: Context): Field[] {
  return [
    {
      name,
      type: 'text',
      label,
      virtual: true,
      maxLength: 4000,
      admin: {
        readOnly: false, // Payload lets no one type into a virtual field otherwise
        autoComplete: 'off',
        disableListColumn: true,
        disableListFilter: true,
        description: 'Stored encrypted and never shown again. Leave empty to keep the current one.',
      },
      hooks: { beforeChange: [sealInto(name, context)], afterRead: [() => null] },
    },
    stored({
      name: sealedName(name),
      type: 'text',
      hidden: true,
      access: { read: denyField },
    }),
    stored({
      name: last4Name(name),
      type: 'text',
      label: `${label}: last characters`,
      admin: { readOnly: true, disableListFilter: true },
    }),
  ]
}

/** What a row keeps of a secret once that is dropped. */
export const droppedSecret = (name: string): Row => ({
  [sealedName(name)]: null,
  [last4Name(name)]: null,
})

/** The secret in clear, for the service that needs it; undefined when none was ever saved. */
export function openSecret(row: Row, name: string, context: Context): string | undefined {
  const sealed = row[sealedName(name)]
  return typeof sealed === 'string' && sealed !== ''
    ? unseal(sealed, contextOf(context, row))
    : undefined
}
