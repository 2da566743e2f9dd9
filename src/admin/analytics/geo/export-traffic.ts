'use server'

import { type Csv, csvOf } from '@/src/admin/kit/list/csv-of'

import { trafficList } from './traffic-list'

/** Where people come from, as the address asks for it, for a spreadsheet. */
export async function exportTraffic(search: unknown, columns?: unknown): Promise<Csv> {
  return csvOf(trafficList, search, columns)
}
