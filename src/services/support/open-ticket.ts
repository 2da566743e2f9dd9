import type { PayloadRequest } from 'payload'
import { ticketReference } from '@/src/domain/support/ticket-reference'
import type { TicketTopic } from '@/src/domain/support/ticket-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { type QuestionProps, questionMail } from '@/src/email/templates/support/question'
import { ticketReceivedMail } from '@/src/email/templates/support/ticket-received'
import { transactional } from '@/src/lib/database'
import { findById } from '@/src/lib/find-one'
import { createRow } from '@/src/lib/write-row'
import type { User } from '@/src/payload-types'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'
import { staffAddress } from '@/src/services/mail/raise-to-staff'
import { answerRequest } from '@/src/services/orders/change-order'
import { readablePhone } from '@/src/services/platform/phone-number'
import { sentKeyOf } from '@/src/services/platform/sent-key'
import { storeCustomerFiles, type TicketFile } from '@/src/services/support/store-ticket-files'
import { mailedTicketLink, staffTicketLink } from '@/src/services/support/ticket-pass'
import { findSent, writeTicketMessage } from '@/src/services/support/ticket-row'

type Asker = Pick<User, 'id' | 'email' | 'firstName' | 'lastName'>

/** From which number something was written, E.164, and when. */
export type ByWhatsApp = { readonly phone: string; readonly at: string }

/** The account's owner: anyone who asks, or who has claimed what a guest asks about. */
export async function askerOf(req: PayloadRequest, owner: string | null): Promise<Asker | null> {
  if (owner === null) return null
  if (req.user?.id === owner) return req.user
  return findById(req, 'users', owner, {
    select: { email: true, firstName: true, lastName: true },
    overrideAccess: true, // the guest's pass has opened the order that is now theirs
  })
}

type NewTicket = {
  readonly topic: TicketTopic
  readonly subject: string
  readonly message: string
  /** Whose it is: the person signed in, or no one's. */
  readonly user: Asker | null
  /** Who asks and where the answer goes, where there is no account or they say so themselves. */
  readonly requester?: { readonly name: string; readonly email: string | null }
  readonly byWhatsApp?: ByWhatsApp
  /** The id of an order that the caller knows to be theirs. */
  readonly order?: string | null
  /** Only of people with an account. */
  readonly files?: readonly TicketFile[]
  /** It asks for an offer: told to people with an account as well. */
  readonly isRequest?: boolean
}

export type OpenedTicket = { readonly id: string; readonly reference: string }

/** A person's name, as far as they told it; else their address. */
export const nameOfUser = (user: Asker): string => fullName(user) || user.email

function requesterOf({ user, requester }: NewTicket): { name: string; email: string | null } {
  if (requester) return requester
  if (!user) throw new TypeError('A ticket without an account needs to know who asks')
  return { name: nameOfUser(user), email: user.email }
}

/** Without an account the conversation is reached by a link alone: it is mailed at once. */
async function acknowledge(req: PayloadRequest, id: string, ticket: NewTicket): Promise<void> {
  const user = ticket.user?.id ?? null
  const email = ticket.user?.email ?? requesterOf(ticket).email
  if (!email) return
  await enqueueEmail(
    req,
    'ticket-received',
    { email, key: `ticket-received:${id}`, ticket: id },
    (brand) =>
      ticketReceivedMail({
        brand,
        reference: ticketReference(id),
        link: mailedTicketLink({ id, user }),
        opensWithoutSignIn: user === null,
        isRequest: ticket.isRequest ?? false,
      }),
  )
}

async function write(
  req: PayloadRequest,
  ticket: NewTicket,
  sentKey: string | null,
): Promise<string> {
  const { topic, subject, message, user, order, files = [], byWhatsApp } = ticket
  const { name, email } = requesterOf(ticket)
  const { id } = await createRow(req, 'tickets', {
    data: {
      subject,
      message,
      topic,
      status: 'open',
      user: user?.id ?? null,
      order: order ?? null,
      requesterName: name.slice(0, 120),
      requesterEmail: email,
      lastMessageAt: new Date().toISOString(),
      ...(byWhatsApp && { whatsappPhone: byWhatsApp.phone, whatsappAt: byWhatsApp.at }),
    },
    overrideAccess: true, // anybody may ask
  })
  const attachments = files.length > 0 ? await storeCustomerFiles(req, id, files) : []
  await writeTicketMessage(req, {
    ticket: id,
    authorKind: 'customer',
    author: user?.id ?? null,
    authorName: name,
    body: message,
    internal: false,
    attachments,
    sentKey,
  })
  await tellStaffOfMessage(req, {
    ticket: id,
    key: `ticket:${id}`,
    subject: `${subject} (${ticketReference(id)}) from ${name}`,
    from: name,
    email: user?.email ?? email ?? readablePhone(byWhatsApp?.phone), // what people type says nothing of who they are
    about: `${subject} · ${ticketReference(id)}`,
    body: message,
    order,
  })
  if (!user || ticket.isRequest) await acknowledge(req, id, ticket)
  if (order) await answerRequest(req, order)
  return id
}

/**
 * Opens a ticket with its first message and what came along with it, and tells staff of it.
 *
 * It belongs to `user` and to no one else: an email address that someone types proves nothing.
 * What its form sends again is the same ticket.
 */
export const openTicket = transactional(async (req, ticket: NewTicket): Promise<OpenedTicket> => {
  const { files = [], message } = ticket
  const sentKey = sentKeyOf(req, [message, ...files.map(({ data }) => data)])
  const sent = await findSent(req, sentKey)
  const id = idOf(sent?.ticket) ?? (await write(req, ticket, sentKey))
  return { id, reference: ticketReference(id) }
})

type Told = Omit<QuestionProps, 'brand' | 'link'> & {
  readonly ticket: string
  /** Two messages with the same key are told of once. */
  readonly key: string
  readonly order?: string | null
}

/** Staff hear of a message at their own address; the answer is written in the thread. */
export async function tellStaffOfMessage(
  req: PayloadRequest,
  { ticket, key, order, ...said }: Told,
): Promise<void> {
  const to = await staffAddress(req)
  if (!to) return
  await enqueueEmail(req, 'question', { email: to, key, ticket, order }, (brand) =>
    questionMail({ brand, ...said, link: staffTicketLink(ticket) }),
  )
}
