import { amount } from '@/src/admin/kit/ui/format'
import type { Currency } from '@/src/domain/vocabulary/money/money'
import { momentText } from '@/src/domain/vocabulary/time/date-text'

import { fieldText, type Snapshot } from './audit-text'

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/
/** A word as the database writes it. */
const MACHINE_WORD = /^[a-z]+(?:_[a-z]+)+$/

/** What a value is read with: the field that it stands in, the office's zone, the entry's currency. */
export type Reading = {
  readonly name: string
  readonly zone: string
  readonly currency?: Currency | undefined
}

/** What the amounts of an entry are in, by what it says before and after. */
export const currencyIn = (was: Snapshot, is: Snapshot): Currency =>
  [is.currency, was.currency].includes('INR') ? 'INR' : 'USD'

export const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && MOMENT.test(value)

function textOf(value: string, zone: string): string {
  if (MOMENT.test(value)) return momentText(value, zone)
  return MACHINE_WORD.test(value) ? fieldText(value) : value
}

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== ''

function linesOf(value: object, reading: Reading): string[] {
  return Object.entries(value).flatMap(([name, one]) => {
    const text = name !== 'id' && isFilled(one) ? readable(one, { ...reading, name }) : ''
    return text ? [`${fieldText(name)}: ${text}`] : []
  })
}

/** A value of the audit log as people read it: no word, date or amount as a machine writes it. */
export function readable(value: unknown, reading: Reading): string {
  const { name, zone, currency = 'USD' } = reading
  if (typeof value === 'string') return textOf(value, zone)
  if (Number.isInteger(value) && name.endsWith('Minor')) {
    return amount(Number(value), currency)
  }
  if (Array.isArray(value)) return value.map((one) => readable(one, reading)).join('\n')
  if (typeof value === 'object' && value !== null) return linesOf(value, reading).join('\n')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return isFilled(value) ? String(value) : ''
}
