import { officeDay } from '@/src/services/catalogue/facts/state-with-facts'

import { usersList } from './accounts/list/users-list'
import { affiliatesList } from './affiliates/affiliates-list'
import { commissionsList } from './affiliates/ledger/commissions-list'
import { complianceList } from './compliance/compliance-list'
import { exportSource } from './kit/list/exports/export-source'
import type { ExportSources } from './kit/list/exports/run-export'
import { ordersList } from './orders/list/orders-list'
import { auditLogList } from './platform/audit-log-list'
import { ticketsList } from './support/inbox/tickets-list'

/** The lists that can be exported, by their screens: for the job that writes long ones. */
export const EXPORTED_LISTS: ExportSources = {
  orders: exportSource(() => ordersList),
  tickets: exportSource(() => ticketsList),
  users: exportSource(() => usersList),
  auditLog: exportSource(() => auditLogList),
  affiliates: exportSource(() => affiliatesList),
  commissions: exportSource(() => commissionsList),
  compliance: exportSource(async (req) => complianceList(await officeDay(req))),
}
