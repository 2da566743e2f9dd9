import { leadRun } from '@/src/services/leads/desk/run-leads'
import { orderRun } from '@/src/services/orders/desk/run-orders'
import type { RunKinds } from '@/src/services/platform/run-list'
import { ticketRun } from '@/src/services/support/desk/run-tickets'

/** What a change of many rows does to each, by the screen of their list. */
export const LIST_RUNS: RunKinds = { leads: leadRun, orders: orderRun, tickets: ticketRun }
