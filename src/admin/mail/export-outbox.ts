'use server'

import { type Csv, csvOf } from '@/src/admin/kit/list/csv-of'

import { outboxList } from './outbox-list'

/** The mails that the address asks for, for a spreadsheet. */
export async function exportOutbox(search: unknown, columns?: unknown): Promise<Csv> {
  return csvOf(outboxList, search, columns)
}
