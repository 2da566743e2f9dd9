import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

import type { TicketAnswerProps } from '@/src/email/templates/support/ticket-answer'

/** An invented answer, to look at the mail without a question. */
export const TICKET_ANSWER_PREVIEW: TicketAnswerProps = {
  brand: SAMPLE_BRAND,
  ticketSubject: 'Can my sister be the registered agent?',
  reference: 'T-9F1C2B7A',
  from: 'Noor',
  to: 'Ada Moss',
  body: 'Yes, as long as she has a street address in Wyoming and is there in business hours.\nThe form to name her is attached.',
  files: ['Consent to appointment'],
  isClosed: false,
  link: 'http://localhost:3000/dashboard/support/example',
}
