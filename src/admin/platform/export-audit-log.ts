'use server'

import { type Csv, csvOf } from '@/src/admin/kit/list/csv-of'

import { auditLogList } from './audit-log-list'

/** The audit log as the address asks for it, for a spreadsheet. */
export async function exportAuditLog(search: unknown): Promise<Csv> {
  return csvOf(auditLogList, search)
}
