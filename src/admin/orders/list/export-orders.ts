'use server'

import { csvPart, freezeForCsv } from '@/src/admin/kit/list/bulk/csv-run'
import type { Frozen, Step } from '@/src/admin/kit/list/bulk/run'
import type { Selected } from '@/src/admin/kit/list/bulk/selection'
import { type Csv, csvOf, listRequest } from '@/src/admin/kit/list/csv-of'

import { ordersList } from './orders-list'

/** The orders that the address asks for, for a spreadsheet. */
export async function exportOrders(search: unknown, columns?: unknown): Promise<Csv> {
  return csvOf(ordersList, search, columns)
}

/** The orders that are about to be exported, frozen. */
export async function freezeOrders(selected: Selected): Promise<Frozen> {
  return freezeForCsv(await listRequest(ordersList), ordersList, selected)
}

/** The next lines of those. */
export async function orderLines(run: string, from: number): Promise<Step<string>> {
  return csvPart(await listRequest(ordersList), ordersList, run, from)
}
