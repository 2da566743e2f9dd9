import type { Payload } from 'payload'

import { amount, count } from '@/src/admin/kit/ui/format'
import type { TotalName, WrongTotal } from '@/src/domain/analytics/totals'
import { ago } from '@/src/domain/vocabulary/time/ago'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { lastTotalsCheck } from '@/src/services/analytics/read-totals'

import type { StatusLine } from './system-status'

/** A check that is older than this was missed. */
const MISSED_MS = 36 * 60 * 60 * 1000

const NAMES: Readonly<Record<TotalName, string>> = {
  users: 'Users',
  orders: 'Orders',
  leads: 'Leads',
  tickets: 'Tickets',
  oursMinor: 'Revenue',
  feesMinor: 'State fees',
}

const valueText = (name: TotalName, value: number) =>
  name.endsWith('Minor') ? amount(value, 'USD') : count(value)

const wrongText = ({ day, name, kept, books }: WrongTotal) =>
  `${NAMES[name]} on ${calendarDay(day)}: ${valueText(name, kept)}, in the books ${valueText(name, books)}`

/** Whether the figures above are those of the books, as they were compared the last time. */
export async function totalsStatus(payload: Payload): Promise<StatusLine> {
  const label = 'Daily totals'
  const check = await lastTotalsCheck(payload)
  if (!check)
    return { label, health: 'off', word: 'Not checked yet', detail: 'Checked every night' }
  const when = ago(new Date(check.at), new Date())
  const [first, ...others] = check.wrong
  if (first) {
    const more = others.length > 0 ? `, and ${others.length} more` : ''
    const detail = `${wrongText(first)}${more}. Corrected ${when}.`
    return { label, health: 'bad', word: 'Check failed', detail }
  }
  if (Date.now() - Date.parse(check.at) > MISSED_MS) {
    return { label, health: 'warning', word: 'Check missed', detail: `Last checked ${when}` }
  }
  return { label, health: 'good', word: 'Correct', detail: `Matched the books ${when}` }
}
