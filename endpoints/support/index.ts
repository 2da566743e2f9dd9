import type { Endpoint } from 'payload'

import { attachmentEndpoints } from './attachments'
import { closeTicketEndpoint, readTicketEndpoint } from './marks'
import { supportMessageEndpoint } from './messages'
import { openMailedTicketEndpoint } from './open'
import { messageEndpoint } from './order-messages'
import { requestFormationEndpoint } from './requestFormation'
import { replyEndpoint, threadEndpoint } from './thread'
import { openTicketEndpoint } from './tickets'

/** What customers do with tickets, signed in or not. */
export const supportEndpoints: Endpoint[] = [
  supportMessageEndpoint,
  openTicketEndpoint,
  requestFormationEndpoint,
  openMailedTicketEndpoint,
  threadEndpoint,
  replyEndpoint,
  closeTicketEndpoint,
  readTicketEndpoint,
  ...attachmentEndpoints,
  messageEndpoint,
]
