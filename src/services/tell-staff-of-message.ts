import type { PayloadRequest } from 'payload'

import { renderMail } from '@/src/email/render'
import { questionMail } from '@/src/email/templates/question'
import { readMailBrand } from '@/src/services/mail-brand'
import { queueEmail } from '@/src/services/queue-email'
import { staffTicketLink } from '@/src/services/ticket-links'

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

/** Staff hear of a message at the company's address; the answer is written in the thread. */
export async function tellStaffOfMessage(req: PayloadRequest, told: Told): Promise<void> {
  const { ticket, key, subject, from, email, about, body, order } = told
  const brand = await readMailBrand(req)
  const link = staffTicketLink(ticket)
  const mail = await renderMail(questionMail({ brand, subject, from, email, about, body, link }))
  await queueEmail(req, {
    ...mail,
    to: brand.supportEmail,
    template: 'question',
    dedupeKey: key,
    sensitive: false,
    ...(order ? { order } : {}),
  })
}
