import { usersList } from '@/src/admin/accounts/list/users-list'
import { affiliatesList } from '@/src/admin/affiliates/affiliates-list'
import { commissionsList } from '@/src/admin/affiliates/ledger/commissions-list'
import { trafficList } from '@/src/admin/analytics/geo/traffic-list'
import { complianceList } from '@/src/admin/compliance/compliance-list'
import { seoList } from '@/src/admin/content/seo/list/seo-list'
import { redirectsList } from '@/src/admin/content/seo/redirects/redirects-list'
import { exportSource } from '@/src/admin/kit/list/exports/export-source'
import type { ExportSources } from '@/src/admin/kit/list/exports/run-export'
import { leadsList } from '@/src/admin/leads/list/leads-list'
import { outboxList } from '@/src/admin/mail/outbox-list'
import { suppressionsList } from '@/src/admin/mail/suppressions/suppressions-list'
import { ordersList } from '@/src/admin/orders/list/orders-list'
import { auditLogList } from '@/src/admin/platform/audit-log-list'
import { ticketsList } from '@/src/admin/support/inbox/tickets-list'
import { officeDay } from '@/src/services/catalogue/facts/state-with-facts'

/** The lists that can be exported, by their screens: for the job that writes long ones. */
export const EXPORTED_LISTS: ExportSources = {
  leads: exportSource(() => leadsList),
  orders: exportSource(() => ordersList),
  tickets: exportSource(() => ticketsList),
  users: exportSource(() => usersList),
  outbox: exportSource(() => outboxList),
  auditLog: exportSource(() => auditLogList),
  geo: exportSource(() => trafficList),
  affiliates: exportSource(() => affiliatesList),
  commissions: exportSource(() => commissionsList),
  seo: exportSource(() => seoList),
  redirects: exportSource(() => redirectsList),
  suppressions: exportSource(() => suppressionsList),
  compliance: exportSource(async (req) => complianceList(await officeDay(req))),
}
