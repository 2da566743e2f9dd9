import { z } from 'zod'

import { localOfMoment, momentOfLocal } from '@/src/domain/vocabulary/time/time-zone'

import { isShown, type RecordField, type Values } from './record-field'

const NEEDED = 'This field is required.'

const record = z.record(z.string(), z.unknown()).catch({})
const rows = z.array(z.record(z.string(), z.unknown())).catch([])
const texts = z.array(z.string()).catch([])
const text = z.string().catch('')

/** What a field of the form begins with. @param zone the office's, in which moments are typed */
function typedOf(field: RecordField, stored: unknown, zone: string): unknown {
  switch (field.kind) {
    case 'text':
    case 'secret':
    case 'local':
    case 'long':
    case 'number':
      return stored === null || stored === undefined ? '' : String(stored)
    case 'choice':
      return field.isMany ? texts.parse(stored) : text.parse(stored)
    case 'switch':
      return stored === true
    case 'day':
      return text.parse(stored).slice(0, 10)
    case 'moment':
      return typeof stored === 'string' ? localOfMoment(new Date(stored), zone) : ''
    case 'lines':
      return texts.parse(stored)
    case 'group':
      return valuesOf(field.fields, record.parse(stored), zone)
    case 'rows':
      return rows.parse(stored).map((row) => rowOf(row, valuesOf(field.fields, row, zone)))
    case 'rich':
    case 'record':
    case 'other':
      return stored ?? null
  }
}

/** What a form begins with: a record as it is stored, or a new one where there is none. */
export const valuesOf = (
  fields: readonly RecordField[],
  stored: Readonly<Values> | null,
  zone: string,
): Values =>
  Object.fromEntries(
    fields.map((field) => [
      field.name,
      typedOf(field, stored ? stored[field.name] : startOf(field), zone),
    ]),
  )

function startOf(field: RecordField): unknown {
  if (field.kind !== 'rows') return field.initial
  return field.initial ?? Array.from({ length: field.least ?? 0 }, () => ({}))
}

/** A row that is stored keeps its id. */
const rowOf = ({ id }: Readonly<Values>, answers: Values): Values =>
  id ? { ...answers, id } : answers

type Refuse = (message: string, ...inside: PropertyKey[]) => typeof z.NEVER

function numberIn(typed: unknown, field: RecordField & { kind: 'number' }, refuse: Refuse) {
  const plain = text.parse(typed).replaceAll(/[\s$,]/g, '')
  if (plain === '') return field.required ? refuse(NEEDED) : null
  const { decimals = 0, least = 0, most = Number.MAX_SAFE_INTEGER } = field
  const value = Number(plain)
  if (Number.isNaN(value)) return refuse('Enter a number.')
  if (Number(value.toFixed(decimals)) !== value) {
    return refuse(decimals === 0 ? 'Enter a whole number.' : `Use at most ${decimals} decimals.`)
  }
  if (value < least) return refuse(`Enter ${least.toLocaleString('en-US')} or more.`)
  return value > most ? refuse(`Enter at most ${most.toLocaleString('en-US')}.`) : value
}

function textIn(
  typed: unknown,
  { required, most = 10_000 }: { required?: boolean; most?: number },
  refuse: Refuse,
) {
  const value = text.parse(typed).trim()
  if (value === '') return required ? refuse(NEEDED) : null
  return value.length > most
    ? refuse(`Use at most ${most.toLocaleString('en-US')} characters.`)
    : value
}

/** What is stored of an answer, or why it is none. */
function storedOf(field: RecordField, typed: unknown, zone: string, refuse: Refuse): unknown {
  switch (field.kind) {
    case 'text':
    case 'secret':
    case 'local':
    case 'long':
      return textIn(typed, field, refuse)
    case 'number':
      return numberIn(typed, field, refuse)
    case 'choice':
      if (!field.isMany) return text.parse(typed) || (field.required ? refuse('Choose one.') : null)
      return field.required && texts.parse(typed).length === 0
        ? refuse('Choose at least one.')
        : typed
    case 'day': {
      const day = text.parse(typed)
      // Noon, as Payload stores a day: it is the same one in most zones.
      return day ? `${day}T12:00:00.000Z` : field.required ? refuse(NEEDED) : null
    }
    case 'moment': {
      if (!typed) return field.required ? refuse(NEEDED) : null
      return (
        momentOfLocal(text.parse(typed), zone)?.toISOString() ?? refuse('Enter a date and a time.')
      )
    }
    case 'lines':
      return texts
        .parse(typed)
        .map((line) => line.trim())
        .filter((line) => line !== '')
    case 'group':
      return storedIn(field.fields, record.parse(typed), zone, refuse)
    case 'rows': {
      const given = rows.parse(typed)
      const { least = 0, noun } = field
      if (given.length < least) return refuse(`Add at least one ${noun}.`)
      return given.map((row, at) => {
        const inside: Refuse = (message, ...path) => refuse(message, at, ...path)
        return rowOf(row, storedIn(field.fields, row, zone, inside))
      })
    }
    case 'rich':
      return typed ?? (field.required ? refuse(NEEDED) : null)
    case 'switch':
    case 'record':
    case 'other':
      return typed
  }
}

function storedIn(
  fields: readonly RecordField[],
  typed: Readonly<Values>,
  zone: string,
  refuse: Refuse,
): Values {
  return Object.fromEntries(
    fields
      .filter((field) => !field.isFixed && isShown(field, typed))
      .map((field) => {
        const at: Refuse = (message, ...inside) => refuse(message, field.name, ...inside)
        return [field.name, storedOf(field, typed[field.name], zone, at)]
      }),
  )
}

/** Reads what is typed into a form of these fields; the server checks it again by its own rules. */
export const recordSchema = (
  fields: readonly RecordField[],
  zone: string,
): z.ZodType<Values, Values> =>
  z.record(z.string(), z.unknown()).transform((typed, context) =>
    storedIn(fields, typed, zone, (message, ...path) => {
      context.addIssue({ code: 'custom', message, path })
      return z.NEVER
    }),
  )
