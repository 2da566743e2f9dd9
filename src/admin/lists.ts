import type { PayloadRequest } from 'payload'

import { usersList } from '@/src/admin/accounts/list/users-list'
import { affiliatesList } from '@/src/admin/affiliates/affiliates-list'
import { commissionsList } from '@/src/admin/affiliates/ledger/commissions-list'
import { trafficList } from '@/src/admin/analytics/geo/traffic-list'
import { complianceList } from '@/src/admin/compliance/compliance-list'
import { seoList } from '@/src/admin/content/seo/list/seo-list'
import { redirectsList } from '@/src/admin/content/seo/redirects/redirects-list'
import type { ChangeRuns } from '@/src/admin/kit/list/bulk/change-runs'
import { exportSource } from '@/src/admin/kit/list/exports/export-source'
import type { ExportSources } from '@/src/admin/kit/list/exports/run-export'
import { leadRuns } from '@/src/admin/leads/bulk/lead-runs'
import { leadsList } from '@/src/admin/leads/list/leads-list'
import { outboxList } from '@/src/admin/mail/outbox-list'
import { suppressionsList } from '@/src/admin/mail/suppressions/suppressions-list'
import { orderRuns } from '@/src/admin/orders/bulk/order-runs'
import { ordersList } from '@/src/admin/orders/list/orders-list'
import { auditLogList } from '@/src/admin/platform/audit-log-list'
import { securityEventsList } from '@/src/admin/platform/security-events-list'
import { ticketRuns } from '@/src/admin/support/bulk/ticket-runs'
import { ticketsList } from '@/src/admin/support/inbox/tickets-list'
import type { ActionName } from '@/src/domain/platform/permissions/actions'
import { officeDay } from '@/src/services/catalogue/facts/state-with-facts'
import { leadStaff } from '@/src/services/leads/desk/lead-desk'
import { orderStaff } from '@/src/services/orders/desk/order-changes'
import type { Assignee } from '@/src/services/platform/staff-holding'
import { ticketStaff } from '@/src/services/support/desk/change-ticket'

/** The lists that can be exported, by their screens. */
export const EXPORTED_LISTS: ExportSources = {
  leads: exportSource(() => leadsList),
  orders: exportSource(() => ordersList),
  tickets: exportSource(() => ticketsList),
  users: exportSource(() => usersList),
  outbox: exportSource(() => outboxList),
  auditLog: exportSource(() => auditLogList),
  securityEvents: exportSource(() => securityEventsList),
  geo: exportSource(() => trafficList),
  affiliates: exportSource(() => affiliatesList),
  commissions: exportSource(() => commissionsList),
  seo: exportSource(() => seoList),
  redirects: exportSource(() => redirectsList),
  suppressions: exportSource(() => suppressionsList),
  compliance: exportSource(async (req) => complianceList(await officeDay(req))),
}

type Changed = {
  /** Who may change its rows. */
  readonly action: ActionName
  readonly runs: ChangeRuns
  /** Whom its rows can be given to. */
  readonly staff: (req: PayloadRequest) => Promise<readonly Assignee[]>
}

/** The lists whose rows can be changed many at a time, by their screens. */
export const CHANGED_LISTS: Readonly<Record<string, Changed>> = {
  leads: { action: 'changeLead', runs: leadRuns, staff: leadStaff },
  orders: { action: 'changeOrder', runs: orderRuns, staff: orderStaff },
  tickets: { action: 'changeTicket', runs: ticketRuns, staff: ticketStaff },
}
