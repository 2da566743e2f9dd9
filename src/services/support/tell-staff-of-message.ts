import type { PayloadRequest } from 'payload'

import { renderMail } from '@/src/email/render'
import { questionMail } from '@/src/email/templates/support/question'
import { readMailBrand } from '@/src/services/mail/mail-brand'
import { queueEmail } from '@/src/services/mail/queue-email'
import { staffAddress } from '@/src/services/mail/staff-address'
import { staffTicketLink } from '@/src/services/support/ticket-links'

export type Told = {
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
  const brand = await readMailBrand(req)
  const link = staffTicketLink(ticket)
  const mail = await renderMail(questionMail({ brand, subject, from, email, about, body, link }))
  await queueEmail(req, {
    ...mail,
    to,
    template: 'question',
    dedupeKey: key,
    ticket,
    ...(order ? { order } : {}),
  })
}
