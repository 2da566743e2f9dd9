'use server'

import { csvPart, freezeForCsv } from '@/src/admin/kit/list/bulk/csv-run'
import type { Frozen, Step } from '@/src/admin/kit/list/bulk/run'
import type { Selected } from '@/src/admin/kit/list/bulk/selection'
import { type Csv, csvOf, listRequest } from '@/src/admin/kit/list/csv-of'

import { ticketsList } from './tickets-list'

/** The tickets that the address asks for, for a spreadsheet. */
export async function exportTickets(search: unknown, columns?: unknown): Promise<Csv> {
  return csvOf(ticketsList, search, columns)
}

/** The tickets that are about to be exported, frozen. */
export async function freezeTickets(selected: Selected): Promise<Frozen> {
  return freezeForCsv(await listRequest(ticketsList), ticketsList, selected)
}

/** The next lines of those. */
export async function ticketLines(run: string, from: number): Promise<Step<string>> {
  return csvPart(await listRequest(ticketsList), ticketsList, run, from)
}
