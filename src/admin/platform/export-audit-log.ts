'use server'

import { csvPart, freezeForCsv } from '@/src/admin/kit/list/bulk/csv-run'
import type { Frozen, Step } from '@/src/admin/kit/list/bulk/run'
import type { Selected } from '@/src/admin/kit/list/bulk/selection'
import { type Csv, csvOf, listRequest } from '@/src/admin/kit/list/csv-of'

import { auditLogList } from './audit-log-list'

/** The audit log as the address asks for it, for a spreadsheet. */
export async function exportAuditLog(search: unknown, columns?: unknown): Promise<Csv> {
  return csvOf(auditLogList, search, columns)
}

/** The entries that are about to be exported, frozen. */
export async function freezeAuditLog(selected: Selected): Promise<Frozen> {
  return freezeForCsv(await listRequest(auditLogList), auditLogList, selected)
}

/** The next lines of those. */
export async function auditLogLines(run: string, from: number): Promise<Step<string>> {
  return csvPart(await listRequest(auditLogList), auditLogList, run, from)
}
