import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

import type { TicketReceivedProps } from '@/src/email/templates/support/ticket-received'

/** An invented conversation, to look at the mail without one. */
export const TICKET_RECEIVED_PREVIEW: TicketReceivedProps = {
  brand: SAMPLE_BRAND,
  reference: 'T-9F1C2B7A',
  link: 'http://localhost:3000/support/tickets/9f1c2b7a/open?token=example',
  opensWithoutSignIn: true,
  isRequest: false,
}
