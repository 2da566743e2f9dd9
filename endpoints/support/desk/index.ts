import type { Endpoint } from 'payload'

import { answerTicketEndpoint } from './answer'
import { staffAttachmentEndpoint } from './attachments'
import { staffReadEndpoint } from './read'

/** What staff do with a ticket, beside changing its fields. */
export const ticketStaffEndpoints: Endpoint[] = [
  answerTicketEndpoint,
  staffReadEndpoint,
  staffAttachmentEndpoint,
]
