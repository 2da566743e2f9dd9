import { and, between, desc, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { may } from '@/src/access/permissions'
import { orders, tickets } from '@/src/database-schema'
import { ORDER_STATUS_LABELS, shortOrderId } from '@/src/domain/vocabulary/order-status'
import { TICKET_STATUS } from '@/src/domain/vocabulary/statuses'
import { collectionHref } from '@/src/lib/admin-address'
import { databaseOf } from '@/src/lib/database'
import { holdsWords } from '@/src/lib/sql-parts'

import { findPeople } from '../people/find-people'
import { adminHref } from '../screens/admin-href'
import type { Found, FoundGroup } from './found'

const MOST = 5
/** The index knows texts by threes of letters. */
const SHORTEST = 3

const NUMBER = /^#?([0-9a-f]{4,8})$/i
const RECEIPT = /^\d{4}-\d{5,}$/
const LOWEST = '00000000-0000-0000-0000-000000000000'

/** The orders whose number begins so, which the primary key finds. */
function beginsWith(start: string): SQL {
  const first = start.toLowerCase()
  const last = `${first.padEnd(8, 'f')}${LOWEST.slice(8).replaceAll('0', 'f')}`
  return between(orders.id, `${first.padEnd(8, '0')}${LOWEST.slice(8)}`, last)
}

async function findOrders(req: PayloadRequest, words: string): Promise<Found[]> {
  const { companyName, createdAt, email, id, receiptNumber, searchText, status } = orders
  const [, number] = NUMBER.exec(words) ?? []
  const held = holdsWords(searchText, words)
  const exact = RECEIPT.test(words) ? eq(receiptNumber, words) : undefined
  const db = await databaseOf(req)
  const rows = await db
    .select({ id, companyName, email, status })
    .from(orders)
    .where(exact ?? (number ? or(beginsWith(number), held) : held))
    .orderBy(desc(createdAt))
    .limit(MOST)
  return rows.map((row) => ({
    id: row.id,
    label: row.companyName || row.email,
    note: `#${shortOrderId(row.id)} · ${ORDER_STATUS_LABELS[row.status]}`,
    href: adminHref('order', row.id),
  }))
}

async function findTickets(req: PayloadRequest, words: string): Promise<Found[]> {
  const { createdAt, deletedAt, id, requesterEmail, searchText, status, subject } = tickets
  const db = await databaseOf(req)
  const rows = await db
    .select({ id, requesterEmail, status, subject })
    .from(tickets)
    .where(and(isNull(deletedAt), holdsWords(searchText, words)))
    .orderBy(desc(createdAt))
    .limit(MOST)
  return rows.map((row) => ({
    id: row.id,
    label: row.subject,
    note: [row.requesterEmail, TICKET_STATUS[row.status].label].filter(Boolean).join(' · '),
    href: adminHref('ticket', row.id),
  }))
}

async function findAccounts(req: PayloadRequest, words: string): Promise<Found[]> {
  const people = await findPeople(req, { words, limit: MOST })
  return people.map(({ id, name, email }) => ({
    id,
    label: name,
    note: email,
    href: collectionHref('users', id),
  }))
}

const KINDS = [
  { label: 'Orders', needs: 'view_orders', find: findOrders },
  { label: 'People', needs: 'view_users', find: findAccounts },
  { label: 'Tickets', needs: 'view_support', find: findTickets },
] as const

/** Orders, people and tickets that the words find, of the kinds that the person may see. */
export async function findAnything(req: PayloadRequest, words: string): Promise<FoundGroup[]> {
  if (!words.split(/\s+/).some((word) => word.length >= SHORTEST)) return []
  const groups = await Promise.all(
    KINDS.map(async ({ label, needs, find }) => ({
      label,
      found: (await may(req, needs)) ? await find(req, words) : [],
    })),
  )
  return groups.filter(({ found }) => found.length > 0)
}
