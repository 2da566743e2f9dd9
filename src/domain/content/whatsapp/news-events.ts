import { isKeyOf, keysOf } from '@/src/domain/vocabulary/keys'
import type { Stage } from '@/src/domain/vocabulary/order-status'

const OF_ORDER = ['First name', 'Order', 'Order number', 'Link to the order'] as const

/** Every occasion on which an approved template goes out. */
export const TEMPLATE_EVENTS = {
  received: { label: 'Order received', variables: OF_ORDER },
  details_needed: { label: 'Details needed', variables: OF_ORDER },
  submitted: { label: 'Submitted', variables: OF_ORDER },
  approved: { label: 'Approved', variables: OF_ORDER },
  rejected: { label: 'Rejected', variables: OF_ORDER },
  document_ready: { label: 'Document ready', variables: OF_ORDER },
  completed: { label: 'Completed', variables: OF_ORDER },
  conversation: {
    label: 'Continue the conversation',
    variables: ['First name', 'Subject of the ticket', 'Ticket number'],
  },
} as const satisfies Record<
  string,
  { readonly label: string; readonly variables: readonly string[] }
>

export type TemplateEvent = keyof typeof TEMPLATE_EVENTS
/** What happens to an order; the rest is a conversation. */
export type OrderEvent = Exclude<TemplateEvent, 'conversation'>

export const isTemplateEvent = isKeyOf(TEMPLATE_EVENTS)

export const TEMPLATE_EVENT_NAMES = keysOf(TEMPLATE_EVENTS)

/** The news that a stage of an order is. Each has a template that Meta approved: other stages are mailed alone. */
export const EVENT_OF_STAGE: Partial<Record<Stage, OrderEvent>> = {
  waiting_for_you: 'details_needed',
  submitted: 'submitted',
  approved: 'approved',
  rejected: 'rejected',
  delivered: 'document_ready',
  completed: 'completed',
}

/** What the settings of an account show of its order news. */
export type OrderNewsState = {
  readonly isOffered: boolean
  readonly phone: string
  readonly isConfirmed: boolean
  /** What to send from it, and to where, while it waits to be confirmed. */
  readonly confirm: {
    readonly words: string
    readonly number: string
    readonly link: string
  } | null
}
