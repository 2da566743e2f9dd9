'use server'

import { type Csv, csvOf } from '@/src/admin/kit/list/csv-of'

import { suppressionsList } from './suppressions-list'

/** The suppressed addresses that the address asks for, for a spreadsheet. */
export async function exportSuppressions(search: unknown, columns?: unknown): Promise<Csv> {
  return csvOf(suppressionsList, search, columns)
}
