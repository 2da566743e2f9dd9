'use server'

import { type Csv, csvOf } from '@/src/admin/kit/list/csv-of'

import { usersList } from './users-list'

/** The people that the address asks for, for a spreadsheet. */
export async function exportUsers(search: unknown, columns?: unknown): Promise<Csv> {
  return csvOf(usersList, search, columns)
}
