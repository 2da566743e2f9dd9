import { leadRun, undoLeadRun } from '@/src/services/leads/desk/run-leads'
import { orderRun, undoOrderRun } from '@/src/services/orders/desk/run-orders'
import { type RunKinds, undoOf } from '@/src/services/platform/run-list'
import { ticketRun, undoTicketRun } from '@/src/services/support/desk/run-tickets'

/** What a change of many rows does to each, by the screen of their list, and what takes it back. */
export const LIST_RUNS: RunKinds = {
  leads: leadRun,
  [undoOf('leads')]: undoLeadRun,
  orders: orderRun,
  [undoOf('orders')]: undoOrderRun,
  tickets: ticketRun,
  [undoOf('tickets')]: undoTicketRun,
}
