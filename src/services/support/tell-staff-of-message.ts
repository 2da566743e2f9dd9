import type { PayloadRequest } from 'payload'
import { questionMail } from '@/src/email/templates/support/question'

import { enqueueEmail } from '@/src/services/mail/enqueue-email'
import { staffAddress } from '@/src/services/mail/raise-to-staff'
import { staffTicketLink } from '@/src/services/support/ticket-pass'

type Told = {
  readonly ticket: string
  /** Two messages with the same key are told of once. */
  readonly key: string
  readonly subject: string
  readonly from: string
  readonly email: string
  /** The order or the subject, in a line. */
  readonly about: string
  readonly body: string
  readonly order?: string | null
}

/** Staff hear of a message at their own address; the answer is written in the thread. */
export async function tellStaffOfMessage(req: PayloadRequest, told: Told): Promise<void> {
  const { ticket, key, subject, from, email, about, body, order } = told
  const to = await staffAddress(req)
  if (!to) return
  const link = staffTicketLink(ticket)
  const said = { subject, from, email, about, body, link }
  await enqueueEmail(req, 'question', { email: to, key, ticket, order }, (brand) =>
    questionMail({ brand, ...said }),
  )
}
