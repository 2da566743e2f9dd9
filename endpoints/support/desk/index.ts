import type { Endpoint } from 'payload'

import { answerTicketEndpoint } from './answer'
import { staffAttachmentEndpoint } from './attachments'
import { changeTicketEndpoints } from './change'
import { mergeTicketEndpoint } from './merge'
import { staffReadEndpoint } from './read'
import { conversationTemplateEndpoint } from './template'
import { ticketNewsEndpoint, writingEndpoint } from './writing'

/** What staff do with a ticket, beside changing its fields. */
export const ticketStaffEndpoints: Endpoint[] = [
  answerTicketEndpoint,
  conversationTemplateEndpoint,
  staffReadEndpoint,
  staffAttachmentEndpoint,
  ...changeTicketEndpoints,
  mergeTicketEndpoint,
  writingEndpoint,
  ticketNewsEndpoint,
]
