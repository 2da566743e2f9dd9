import type { Payload } from 'payload'

import { GATEWAYS } from '@/src/domain/vocabulary/payment-status'
import type { JobName, Jobs } from '@/src/lib/queues'
import { approveCommissions } from '@/src/services/affiliates/review-commissions'
import { checkTotals, foldTotals } from '@/src/services/analytics/fold-totals'
import { foldTraffic } from '@/src/services/analytics/traffic/fold-traffic'
import { tendCareers } from '@/src/services/careers/remove-applications'
import { showBegunFacts } from '@/src/services/catalogue/facts/state-with-facts'
import { openReports } from '@/src/services/compliance/open-reports'
import { planAllCompliance } from '@/src/services/compliance/plan-compliance'
import { remindOfDeadlines } from '@/src/services/compliance/remind-of-deadlines'
import { endClaims } from '@/src/services/content/claims/end-claims'
import { forgetDrafts } from '@/src/services/content/editing/draft-session'
import { runSchedule } from '@/src/services/content/editing/schedule'
import { checkSite } from '@/src/services/content/seo/check-site'
import { followWhatsApp } from '@/src/services/content/whatsapp/follow-statuses'
import { sendQueuedWhatsApp } from '@/src/services/content/whatsapp/send-queued'
import { announcedDocuments } from '@/src/services/documents/announced-documents'
import { removeFiles, sweepFiles } from '@/src/services/documents/stored-files'
import { remindOfDetails } from '@/src/services/filing/ask-for-filing'
import { sealOldAnswers } from '@/src/services/filing/details/details-row'
import { ageLeads } from '@/src/services/leads/age-leads'
import { leadRun, undoLeadRun } from '@/src/services/leads/desk/run-leads'
import { sendQueuedEmail } from '@/src/services/mail/send-email'
import { runCampaigns, runLane } from '@/src/services/marketing/campaigns/run-campaigns'
import { runFollowUps, sendFollowUps } from '@/src/services/marketing/followups/run-follow-ups'
import { orderRun, undoOrderRun } from '@/src/services/orders/desk/run-orders'
import { screenAgain } from '@/src/services/orders/screening/screen-order'
import { cleanUp } from '@/src/services/platform/retention/clean-up'
import { type RunKinds, runList, undoOf } from '@/src/services/platform/run-list'
import { reconcilePayments } from '@/src/services/purchase/reconcile/reconcile-payments'
import { settleWebhook } from '@/src/services/purchase/reconcile/webhooks'
import { sendRefund } from '@/src/services/purchase/refund/send-refund'
import { refreshList } from '@/src/services/screening/sanctions-list'
import { endOldSigning } from '@/src/services/signing/end-old-signing'
import { remindToSign } from '@/src/services/signing/remind-to-sign'
import { renewSubscriptions } from '@/src/services/subscriptions/renew-subscriptions'
import { wakeTickets } from '@/src/services/support/desk/change-ticket'
import { ticketRun, undoTicketRun } from '@/src/services/support/desk/run-tickets'
import { raiseLicenseEnds } from '@/src/services/support/tasks/raise-license-ends'
import { raiseMissedFilings } from '@/src/services/support/tasks/raise-missed-filings'
import { raiseOldBackup } from '@/src/services/support/tasks/raise-old-backup'
import { raiseServiceEnds } from '@/src/services/support/tasks/raise-service-ends'
import { takeWhatsApp } from '@/src/services/support/whatsapp/take-message'

type Handler<Name extends JobName> = (
  payload: Payload,
  data: Jobs[Name],
  isLastTry: boolean,
  stop?: AbortSignal,
) => Promise<unknown>

function gatewayNamed(name: string) {
  const gateway = GATEWAYS.find((slug) => slug === name)
  if (!gateway) throw new Error(`No such gateway: ${name}`)
  return gateway
}

export type Handlers = { readonly [Name in JobName]: Handler<Name> }

/** Jobs over the lists of the back-office, which are above this floor: the program brings them. */
export type ListJobs = Pick<Handlers, 'export-list'>

/** What each job does. Any of them may run twice; services see to it that this does not matter. */
export const HANDLERS: Omit<Handlers, keyof ListJobs> = {
  'settle-payment': (payload, { gateway, ...data }, isLastTry) =>
    settleWebhook(payload, { ...data, gateway: gatewayNamed(gateway) }, isLastTry),
  'send-refund': (payload, { refundId }) => sendRefund(payload, refundId),
  'send-email': (payload, { emailId }) => sendQueuedEmail(payload, emailId, announcedDocuments),
  'send-whatsapp': (payload, { messageId }, isLastTry) =>
    sendQueuedWhatsApp(payload, messageId, isLastTry),
  'take-whatsapp': (payload, { messageId }, isLastTry) =>
    takeWhatsApp(payload, messageId, isLastTry),
  'follow-whatsapp': (payload, { statuses }) => followWhatsApp(payload, statuses),
  'run-campaigns': (payload) => runCampaigns(payload),
  'send-campaign': (payload, lane) => runLane(payload, lane),
  'run-follow-ups': (payload) => runFollowUps(payload),
  'send-follow-ups': (payload) => sendFollowUps(payload),
  reconcile: (payload) => reconcilePayments(payload),
  'renew-subscriptions': (payload) => renewSubscriptions(payload),
  'plan-compliance': async (payload) => {
    await planAllCompliance(payload)
    await openReports(payload)
  },
  'remind-of-deadlines': (payload) => remindOfDeadlines(payload),
  'remind-of-details': async (payload) => {
    await remindOfDetails(payload)
    await remindToSign(payload)
  },
  'screen-names': (payload) => screenAgain(payload),
  'load-sanctions-list': (payload, job, isLastTry) => refreshList(payload, job, { isLastTry }),
  'raise-missed-filings': async (payload) => {
    await raiseMissedFilings(payload)
    await wakeTickets(payload)
    await raiseServiceEnds(payload)
    await raiseOldBackup(payload)
  },
  'approve-commissions': (payload) => approveCommissions(payload),
  'fold-totals': async (payload) => {
    await foldTotals(payload)
    await foldTraffic(payload)
  },
  'check-totals': (payload) => checkTotals(payload),
  'remove-files': (payload, { names, collection }) => removeFiles(payload, names, collection),
  'produce-papers': async (payload, { order }) => {
    const { producePapers } = await import('@/src/services/papers/produce-papers') // the PDF writer is large
    await producePapers(payload, order)
  },
  'tend-careers': (payload) => tendCareers(payload),
  'check-site': (payload) => checkSite(payload),
  'end-claims': (payload) => endClaims(payload),
  'show-begun-facts': async (payload) => {
    await showBegunFacts(payload)
    await raiseLicenseEnds(payload)
  },
  'age-leads': (payload, data) => ageLeads(payload, data?.all === true), // its timetable says nothing
  'run-list': (payload, { run }, _isLastTry, stop) => runList(payload, run, LIST_RUNS, stop),
  'publish-content': (payload, { schedule }) => runSchedule(payload, schedule),
  'clean-up': async (payload) => {
    await cleanUp(payload)
    await sealOldAnswers(payload)
    await endOldSigning(payload)
    await sweepFiles(payload)
    await forgetDrafts(payload)
  },
}

/** What a change of many rows does to each, by the screen of their list, and what takes it back. */
export const LIST_RUNS: RunKinds = {
  leads: leadRun,
  [undoOf('leads')]: undoLeadRun,
  orders: orderRun,
  [undoOf('orders')]: undoOrderRun,
  tickets: ticketRun,
  [undoOf('tickets')]: undoTicketRun,
}
