import { desc, eq, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { may } from '@/src/access/permissions'
import { checkout_drafts } from '@/src/database-schema'
import { isStep, STEPS } from '@/src/domain/vocabulary/checkout-steps'
import { ORDER_STATUS_LABELS, shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import { MAIL_STATUS, TICKET_STATUS } from '@/src/domain/vocabulary/statuses'
import { databaseOf } from '@/src/lib/database'
import { findRows } from '@/src/lib/find-one'

export const STORY_KINDS = {
  visit: 'Checkout',
  step: 'Step',
  note: 'Note',
  call: 'Call',
  email: 'Email',
  ticket: 'Ticket',
  order: 'Order',
  converted: 'Converted',
  system: 'System',
} as const

export type StoryKind = keyof typeof STORY_KINDS

export type StoryEntry = {
  readonly id: string
  readonly at: string
  readonly kind: StoryKind
  readonly words: string
  /** The account of anyone who wrote it. */
  readonly author: string | null
  /** The record that it is about, where that has a page of its own. */
  readonly record: string | null
}

const MOST = 50

type Of = { readonly id: string; readonly email: string }

/** The newest of what the reader may see. */
const NEWEST = { sort: '-createdAt', limit: MOST, overrideAccess: false } as const

async function activities(req: PayloadRequest, lead: Of): Promise<StoryEntry[]> {
  const docs = await findRows(req, 'leadActivities', {
    where: { lead: { equals: lead.id } },
    ...NEWEST,
  })
  return docs.map(({ id, createdAt, kind, note, author }) => ({
    id,
    at: createdAt,
    kind,
    words: note,
    author: idOf(author),
    record: null,
  }))
}

/** A record with a page of its own. */
const entryOf = (
  kind: StoryKind,
  { id, createdAt }: { readonly id: string; readonly createdAt: string },
  title: string,
  status: string,
): StoryEntry => ({
  id,
  at: createdAt,
  kind,
  words: `${title} (${status.toLowerCase()})`,
  author: null,
  record: id,
})

async function mails(req: PayloadRequest, { email }: Of): Promise<StoryEntry[]> {
  if (!(await may(req, 'view_email'))) return []
  const docs = await findRows(req, 'emails', {
    where: { to: { equals: email } },
    select: { subject: true, status: true, createdAt: true },
    ...NEWEST,
  })
  return docs.map((mail) => entryOf('email', mail, mail.subject, MAIL_STATUS[mail.status].label))
}

async function tickets(req: PayloadRequest, { email }: Of): Promise<StoryEntry[]> {
  if (!(await may(req, 'view_support'))) return []
  const docs = await findRows(req, 'tickets', {
    where: { requesterEmail: { equals: email } },
    select: { subject: true, status: true, createdAt: true },
    ...NEWEST,
  })
  return docs.map((ticket) =>
    entryOf('ticket', ticket, ticket.subject, TICKET_STATUS[ticket.status].label),
  )
}

async function orders(req: PayloadRequest, { email }: Of): Promise<StoryEntry[]> {
  if (!(await may(req, 'view_orders'))) return []
  const docs = await findRows(req, 'orders', {
    where: { email: { equals: email } },
    select: { legalName: true, status: true, createdAt: true },
    ...NEWEST,
  })
  return docs.map((order) => {
    const company = order.legalName ? ` for ${order.legalName}` : ''
    const title = `Order #${shortOrderId(order.id)}${company}`
    return entryOf('order', order, title, ORDER_STATUS_LABELS[order.status])
  })
}

export type Draft = {
  readonly id: string
  readonly kind: string
  readonly step: string
  readonly company: string
  readonly begun: string
  readonly touched: string
}

/** The unfinished checkouts of an address, the last first. No visit is tied to a person in any other way. */
export async function draftsOf(req: PayloadRequest, email: string): Promise<Draft[]> {
  const db = await databaseOf(req)
  const { id, kind, step, answers, createdAt, updatedAt } = checkout_drafts
  return db
    .select({
      id,
      kind,
      step: sql<string>`${step}::text`,
      company: sql<string>`coalesce(${answers} ->> 'companyName', '')`,
      begun: createdAt,
      touched: updatedAt,
    })
    .from(checkout_drafts)
    .where(eq(sql`${answers} ->> 'email'`, email))
    .orderBy(desc(updatedAt))
    .limit(5)
}

function visitsIn(drafts: readonly Draft[]): StoryEntry[] {
  return drafts.flatMap(({ id, step, begun, touched }) => {
    const entry = (name: string, at: string, words: string): StoryEntry => ({
      id: `${id}-${name}`,
      at: new Date(at).toISOString(),
      kind: 'visit',
      words,
      author: null,
      record: null,
    })
    const where = isStep(step) ? ` at “${STEPS[step]}”` : ''
    const came = entry('begun', begun, 'Started a checkout')
    const seen = entry('seen', touched, `Last seen in the checkout${where}`)
    return begun === touched ? [came] : [came, seen]
  })
}

/** All that happened with a lead, the newest first, as far as the reader may know it. */
export async function leadTimeline(
  req: PayloadRequest,
  lead: Of,
  drafts: readonly Draft[],
): Promise<StoryEntry[]> {
  const parts = await Promise.all(
    [activities, mails, tickets, orders].map((read) => read(req, lead)),
  )
  return [...parts.flat(), ...visitsIn(drafts)].sort((one, other) => other.at.localeCompare(one.at))
}
