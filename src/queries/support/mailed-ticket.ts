import config from '@payload-config'
import { cookies } from 'next/headers'
import { getPayload, type Payload } from 'payload'

import { maskedEmail } from '@/src/domain/accounts/masked-email'
import { mailedTicketLink } from '@/src/domain/support/mailed-link'
import { findById } from '@/src/lib/find-one'
import { TICKET_COOKIE } from '@/src/lib/http/cookies'
import { ticketOfPass } from '@/src/services/support/ticket-pass'

/** What a guest's mailed link leads to, before anything happens. */
export type MailedTicket =
  /** The page of the conversation says what is there: this browser has its pass, or it needs none. */
  | { readonly kind: 'page' }
  | {
      readonly kind: 'offer'
      readonly link: { readonly ticket: string; readonly token: string }
      /** Masked. */
      readonly openedBy: string
      /** ISO 8601. */
      readonly openedAt: string
    }

/** Looks at a guest's mailed link and changes nothing; `held` is this browser's own pass. */
export async function lookAtMailedTicket(
  payload: Payload,
  sent: unknown,
  held: string | undefined,
): Promise<MailedTicket> {
  const { data: link } = mailedTicketLink.safeParse(sent)
  const id = link && ticketOfPass(`${link.ticket}.${link.token}`)
  if (!link || !id || ticketOfPass(held) === id) return { kind: 'page' }
  const ticket = await findById({ payload }, 'tickets', id, {
    select: { user: true, requesterEmail: true, createdAt: true },
    overrideAccess: true, // the token is the key to it
  })
  if (!ticket || ticket.user) return { kind: 'page' }
  const openedBy = maskedEmail(ticket.requesterEmail ?? '')
  return { kind: 'offer', link, openedBy, openedAt: ticket.createdAt }
}

/** Returns the ticket that the request's mailed link opens. */
export async function mailedTicket(sent: object): Promise<MailedTicket> {
  const [payload, jar] = await Promise.all([getPayload({ config }), cookies()])
  return lookAtMailedTicket(payload, sent, jar.get(TICKET_COOKIE)?.value)
}
