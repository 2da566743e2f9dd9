import { calendarDay, momentText } from '@/src/domain/vocabulary/time/date-text'

import type { RecordField } from './record-field'

const NONE = '–'

/** An answer as people read it, in a line: as it is stored, or as a form holds it. */
export function wordsOf(field: RecordField, answer: unknown, zone: string): string {
  if (field.kind === 'switch') return answer === true ? 'Yes' : 'No'
  if (answer === null || answer === undefined || answer === '') return NONE
  switch (field.kind) {
    case 'choice': {
      const chosen = [answer].flat().map((one) => field.options[String(one)] ?? String(one))
      return chosen.join(', ') || NONE
    }
    case 'number':
      return Number(answer).toLocaleString('en-US', { minimumFractionDigits: field.decimals })
    case 'day':
      return calendarDay(String(answer).slice(0, 10))
    case 'moment': {
      const moment = String(answer)
      return moment.endsWith('Z') ? momentText(moment, zone) : moment.replace('T', ' ')
    }
    case 'lines':
      return [answer].flat().join(', ') || NONE
    case 'group':
      return partsOf(field.fields, answer, zone)
    case 'rows':
      return (
        [answer]
          .flat()
          .map((row) => partsOf(field.fields, row, zone))
          .join(' / ') || NONE
      )
    case 'rich':
      return plainTextOf(answer).slice(0, 300) || NONE
    case 'other':
      return answer instanceof Object ? JSON.stringify(answer, null, 2) : String(answer)
    default:
      return String(answer)
  }
}

export function wordsIn(
  fields: readonly RecordField[],
  name: string,
  answer: unknown,
  zone: string,
): string {
  const field = fields.find((one) => one.name === name)
  return field ? wordsOf(field, answer, zone) : ''
}

function partsOf(fields: readonly RecordField[], row: unknown, zone: string): string {
  return fields
    .map((one) => `${one.label}: ${wordsOf(one, Reflect.get(Object(row), one.name), zone)}`)
    .join(', ')
}

function plainTextOf(node: unknown): string {
  const part = Object(node)
  if (typeof part.text === 'string') return part.text
  const inside: unknown = part.root ? [part.root] : part.children
  return Array.isArray(inside)
    ? inside.map(plainTextOf).join(' ').replaceAll(/\s+/g, ' ').trim()
    : ''
}
