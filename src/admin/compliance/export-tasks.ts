'use server'

import { type Csv, csvOf, listRequest } from '@/src/admin/kit/list/csv-of'
import { officeDay } from '@/src/services/catalogue/facts/state-with-facts'

import { complianceList } from './compliance-list'

/** The tasks that the address asks for, for a spreadsheet. */
export async function exportTasks(search: unknown, columns?: unknown): Promise<Csv> {
  const anyDay = complianceList('2000-01-01')
  const req = await listRequest(anyDay)
  return csvOf(req ? complianceList(await officeDay(req)) : anyDay, search, columns)
}
