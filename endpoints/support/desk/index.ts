import type { Endpoint } from 'payload'

import { answerTicketEndpoint } from './answer'
import { staffAttachmentEndpoint } from './attachments'
import { mergeTicketEndpoint } from './merge'
import { staffReadEndpoint } from './read'
import { ticketNewsEndpoint, writingEndpoint } from './writing'

/** What staff do with a ticket, beside changing its fields. */
export const ticketStaffEndpoints: Endpoint[] = [
  answerTicketEndpoint,
  staffReadEndpoint,
  staffAttachmentEndpoint,
  mergeTicketEndpoint,
  writingEndpoint,
  ticketNewsEndpoint,
]
