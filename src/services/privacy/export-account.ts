import type { PayloadRequest, Where } from 'payload'
import { filesHaveLeft, hasLeft } from '@/src/access/rules'
import { browserName } from '@/src/domain/accounts/browser-name'
import type { ConsentPlace } from '@/src/domain/mail/consent'
import { preferencesOf } from '@/src/domain/mail/mail-preferences'
import { idOf } from '@/src/domain/vocabulary/relation'
import { env } from '@/src/lib/env'
import { fields, findRows } from '@/src/lib/find-one'
import type { Filing, Paper, Payment, Refund, ServiceDetail, User } from '@/src/payload-types'
import { sessionsOf } from '@/src/services/accounts/sessions/sessions'
import { orderPath } from '@/src/services/orders/order-links'
import { audit } from '@/src/services/platform/record-audit'

const LEAD = fields(
  'email firstName lastName phone companyName selectedPackage selectedState checkoutStep',
  'totalAmount source score converted convertedAt lastStepAt createdAt',
)

const CAMPAIGN = fields('campaign email status sentAt openedAt clickedAt')

const FOLLOW_UP = fields('campaign email scheduledAt status sentAt')

const SUPPRESSION = { reason: true, createdAt: true } as const

type Reader = Pick<User, 'id' | 'email' | 'emailVerifiedAt'>

/** Of an address that is not known to be theirs, only what names their account. */
const of = ({ id, email, emailVerifiedAt }: Reader): Where =>
  emailVerifiedAt ? ofAddress(id, email) : { user: { equals: id } }

/** What goes by the address alone. */
async function byAddress(req: PayloadRequest, { email, emailVerifiedAt }: Reader) {
  if (!emailVerifiedAt) return { leads: [], suppressions: [] }
  const where = { email: { equals: email } }
  const [leads, suppressions] = await Promise.all([
    findRows(req, 'leads', { where, select: LEAD, trash: true, ...all(req) }),
    findRows(req, 'suppressions', { where, select: SUPPRESSION, ...all(req) }),
  ])
  return { leads, suppressions }
}

/**
 * What we know of someone as a reader of our marketing: the unfinished checkout, what was sent or
 * planned by which campaign, and why they are not written to.
 */
async function exportMarketing(req: PayloadRequest, reader: Reader) {
  const named = {
    where: of(reader),
    populate: { emailCampaigns: { subject: true }, followupCampaigns: { name: true } },
    ...all(req),
    depth: 1,
  } as const
  const [campaigns, followUps, address] = await Promise.all([
    req.payload.find({ collection: 'campaignRecipients', select: CAMPAIGN, ...named }),
    req.payload.find({ collection: 'followupSchedules', select: FOLLOW_UP, ...named }),
    byAddress(req, reader),
  ])
  return { campaigns: campaigns.docs, followUps: followUps.docs, ...address }
}

const LINK = fields(
  'code commissionRate isActive clicks conversions totalEarnedMinor totalPaidMinor',
  'payoutMethod payoutName payoutAccountLast4 termsVersion termsAcceptedAt createdAt',
)

const COMMISSION = fields(
  'amountMinor currency ratePercent status approvableAt approvedAt reversedAt createdAt',
)

const PAYOUT = fields('amountMinor currency status method reference paidAt')

/** What someone has earned by recommending us; null for those who do not. */
async function exportAffiliate(req: PayloadRequest, user: string) {
  const where = { user: { equals: user } }
  const [links, commissions, payouts] = await Promise.all([
    findRows(req, 'affiliateLinks', { where, select: LINK, ...all(req) }),
    findRows(req, 'commissions', { where, select: COMMISSION, ...all(req) }),
    findRows(req, 'payouts', { where, select: PAYOUT, ...all(req) }),
  ])
  const [link] = links
  return link ? { link, commissions, payouts } : null
}

const TASK = fields('title description kind state order opensOn dueDate isCompleted completedAt')

const CONSENT = fields('topic granted textVersion place createdAt')

const SUBSCRIPTION = fields(
  'label order billing amountMinor currency status startedAt renewsAt cancelledAt endsAt',
)

async function mine(req: PayloadRequest, user: string) {
  const where = { user: { equals: user } }
  const [tasks, subscriptions] = await Promise.all([
    findRows(req, 'complianceTasks', { where, select: TASK, ...all(req) }),
    findRows(req, 'subscriptions', { where, select: SUBSCRIPTION, ...all(req) }),
  ])
  return { tasks, subscriptions }
}

/**
 * What someone has agreed to. While the address is not known to be theirs, its owner may have used it
 * elsewhere, and such a consent names the account as well: so only what was said in the account itself.
 */
const saidBy = ({ id, email, emailVerifiedAt }: User): Where =>
  emailVerifiedAt
    ? ofAddress(id, email)
    : { user: { equals: id }, place: { in: ['account', 'whatsapp'] satisfies ConsentPlace[] } }

/**
 * All that we keep of someone, in one object for a file of theirs. Asking for it is logged.
 *
 * @param session the key of the one they ask from
 */
export async function exportAccount(req: PayloadRequest, user: User, session: string | null) {
  const sessions = await sessionsOf(req, user.id)
  const said = await findRows(req, 'consents', {
    where: saidBy(user),
    select: CONSENT,
    ...all(req),
  })
  const answer = {
    exportedAt: new Date().toISOString(),
    amounts: 'Fields that end in Minor are whole cents (or paise).',
    profile: {
      id: user.id,
      email: user.email,
      emailVerifiedAt: user.emailVerifiedAt ?? null,
      firstName: user.firstName,
      lastName: user.lastName ?? '',
      phone: user.phone ?? null,
      role: user.role,
      billing: user.billing ?? null,
      createdAt: user.createdAt,
      lastSeenAt: user.lastSeenAt ?? null,
    },
    consents: {
      terms: user.consent ?? null,
      mails: preferencesOf(user.notificationPreferences),
      marketing: said,
    },
    sessions: sessions.map(({ id, ...one }) => ({
      ...one,
      browser: browserName(one.userAgent),
      isThisOne: id === session,
    })),
    orders: await exportOrders(req, user.id),
    ...(await mine(req, user.id)),
    documents: await exportDocuments(req, user.id),
    tickets: await exportTickets(req, user.id),
    whatsapp: {
      number: user.whatsapp ?? null,
      messages: await exportWhatsApp(req, user.id),
    },
    affiliate: await exportAffiliate(req, user.id),
    applications: await exportApplications(req, user),
    marketing: await exportMarketing(req, user),
  }
  await audit(req, 'users', 'export', ['users', user.id], {
    after: { orders: answer.orders.length, documents: answer.documents.length },
  })
  return answer
}

const DOCUMENT = fields(
  'name type order ticket fileUrl filename mimeType filesize uploadedBy uploadedAt',
)

/** Someone's papers, and where each is downloaded. */
export async function exportDocuments(req: PayloadRequest, user: string) {
  const where = { user: { equals: user }, ...filesHaveLeft() }
  const docs = await findRows(req, 'documents', { where, select: DOCUMENT, ...all(req) })
  return docs.map((one) => ({
    ...one,
    download: new URL(`/api/documents/${one.id}/download`, env.SITE_URL).href,
  }))
}

const TICKET = fields('subject topic status order requesterName requesterEmail createdAt closedAt')

const MESSAGE = fields('ticket authorKind authorName body attachments createdAt')

/** The threads, without what staff note among themselves. */
export async function exportTickets(req: PayloadRequest, user: string) {
  const [threads, messages] = await Promise.all([
    findRows(req, 'tickets', { where: { user: { equals: user } }, select: TICKET, ...all(req) }),
    findRows(req, 'ticketMessages', {
      where: {
        'ticket.user': { equals: user },
        'ticket.deletedAt': { exists: false },
        internal: { equals: false },
        ...hasLeft(),
      },
      select: MESSAGE,
      sort: 'createdAt',
      ...all(req),
    }),
  ])
  return threads.map((thread) => ({
    ...thread,
    messages: messages
      .filter(({ ticket }) => idOf(ticket) === thread.id)
      .map(({ ticket: _, ...message }) => message),
  }))
}

const WHATSAPP = fields(
  'direction phone body template event status order ticket createdAt sentAt deliveredAt',
  'readAt',
)

/** What was said by WhatsApp, in both directions. */
async function exportWhatsApp(req: PayloadRequest, user: string) {
  return findRows(req, 'whatsappMessages', {
    where: { user: { equals: user } },
    select: WHATSAPP,
    sort: 'createdAt',
    ...all(req),
  })
}

/** Neither what staff note among themselves, nor keys of any kind. */
const ORDER = {
  ...fields(
    'kind parent serviceType packageType status paymentStatus totalMinor refundedMinor',
    'currency lines companyName companyType companyPurpose businessAddress stateFileNumber',
    'records ein email firstName lastName phone address details formedOn consent placedAt',
    'paidAt claimedAt refundRequestedAt receiptNumber createdAt',
  ),
  timeline: { at: true, service: true, stage: true, note: true, document: true },
} as const

const PAYMENT = fields(
  'order gateway gatewayRef status amountMinor currency exchangeRate refundedMinor',
  'failureMessage card settledAt createdAt',
)

const REFUND = fields('order amountMinor currency reason status settledAt createdAt')

const FILING = {
  ...fields(
    'order company management members managers officers authorizedShares',
    'partnershipRepresentative registeredAgent completedAt',
  ),
  responsibleParty: { name: true, taxIdKind: true, taxIdLast4: true },
} as const

const DETAILS = fields('order service answers ends completedAt')

const PAPER = fields(
  'order kind title template state signature signers sha256 pages document voidedAt',
  'voidReason createdAt',
)

async function partsOf(req: PayloadRequest, orders: readonly string[]) {
  const where = { order: { in: [...orders] } }
  const [payments, refunds, filings, details, papers] = await Promise.all([
    findRows(req, 'payments', { where, select: PAYMENT, ...all(req) }),
    findRows(req, 'refunds', { where, select: REFUND, ...all(req) }),
    findRows(req, 'filings', { where, select: FILING, ...all(req) }),
    findRows(req, 'serviceDetails', { where, select: DETAILS, ...all(req) }),
    findRows(req, 'papers', { where, select: PAPER, ...all(req) }),
  ])
  const of = <Part extends Pick<Payment | Refund | Filing | ServiceDetail | Paper, 'order'>>(
    parts: readonly Part[],
    id: string,
  ) => parts.filter((part) => idOf(part.order) === id).map(({ order: _, ...part }) => part)
  return (id: string) => ({
    payments: of(payments, id),
    refunds: of(refunds, id),
    filing: of(filings, id)[0] ?? null,
    serviceDetails: of(details, id),
    papers: of(papers, id),
  })
}

/** Someone's orders with all that hangs on them, the oldest first. */
async function exportOrders(req: PayloadRequest, user: string) {
  const docs = await findRows(req, 'orders', {
    where: { user: { equals: user } },
    select: ORDER,
    sort: 'createdAt',
    ...all(req),
  })
  if (docs.length === 0) return []
  const parts = await partsOf(
    req,
    docs.map(({ id }) => id),
  )
  return docs.map((order) => ({
    ...order,
    ...parts(order.id),
    receipt: order.receiptNumber
      ? new URL(`${orderPath(order.id, 'receipt')}/pdf`, env.SITE_URL).href
      : null,
  }))
}

/** All rows there are, whatever a customer's own access shows: they are of the person who asks. */
export const all = (req: PayloadRequest) =>
  ({ depth: 0, pagination: false, overrideAccess: true, req }) as const

/** The rows of an account, and those of its proven address that name no other account. */
const ofAddress = (user: string, email: string): Where => ({
  or: [
    { user: { equals: user } },
    { and: [{ user: { exists: false } }, { email: { equals: email } }] },
  ],
})

/** Neither what staff note among themselves, nor how they rate it. */
const APPLICATION = fields(
  'opening name email phone coverLetter answers stage filename filesize appliedAt consentAt',
  'deleteAfter',
)

/** What someone applied for, by an address that they have shown to be theirs. */
export async function exportApplications(
  req: PayloadRequest,
  { email, emailVerifiedAt }: Pick<User, 'email' | 'emailVerifiedAt'>,
) {
  if (!emailVerifiedAt) return []
  return findRows(req, 'jobApplications', {
    where: { email: { equals: email } },
    select: APPLICATION,
    ...all(req),
  })
}
