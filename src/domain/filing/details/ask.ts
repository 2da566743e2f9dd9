import { latin } from '@/src/domain/filing/details/checks'
import {
  type Check,
  type ChoiceField,
  type DetailField,
  type DetailsPart,
  type FileField,
  type LineField,
  type Option,
  type SecretField,
  YES_NO,
} from '@/src/domain/filing/details/field'

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
