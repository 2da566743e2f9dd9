'use server'

import { csvPart, freezeForCsv } from '@/src/admin/kit/list/bulk/csv-run'
import type { Frozen, Step } from '@/src/admin/kit/list/bulk/run'
import type { Selected } from '@/src/admin/kit/list/bulk/selection'
import { type Csv, csvOf, listRequest } from '@/src/admin/kit/list/csv-of'

import { leadsList } from './leads-list'

/** The leads that the address asks for, for a spreadsheet. */
export async function exportLeads(search: unknown, columns?: unknown): Promise<Csv> {
  return csvOf(leadsList, search, columns)
}

/** The leads that are about to be exported, frozen. */
export async function freezeLeads(selected: Selected): Promise<Frozen> {
  return freezeForCsv(await listRequest(leadsList), leadsList, selected)
}

/** The next lines of those. */
export async function leadLines(run: string, from: number): Promise<Step<string>> {
  return csvPart(await listRequest(leadsList), leadsList, run, from)
}
