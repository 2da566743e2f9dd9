import type { DocumentView } from '@/src/domain/documents/my-document'

import type { TicketStatus, TicketTopic } from './ticket-status'

/** A file that came with a message. */
export type AttachmentView = {
  readonly id: string
  readonly name: string
  /** In bytes; none of a link. */
  readonly size: number | null
  readonly view: DocumentView
}

/** One message of a thread, as its customer reads it. */
export type TicketMessageView = {
  readonly id: string
  readonly from: 'customer' | 'staff' | 'system'
  readonly name: string | null
  /** ISO. */
  readonly at: string
  readonly body: string
  readonly attachments: readonly AttachmentView[]
}

/** A ticket in its customer's list. */
export type TicketSummary = {
  readonly id: string
  readonly reference: string
  readonly subject: string
  readonly status: TicketStatus
  readonly topic: TicketTopic | null
  readonly order: { readonly id: string; readonly label: string } | null
  /** When someone last said something, ISO. */
  readonly lastAt: string
  readonly isUnread: boolean
}

/** What changes in a thread while it is looked at. */
export type ThreadState = {
  readonly status: TicketStatus
  readonly messages: readonly TicketMessageView[]
}
