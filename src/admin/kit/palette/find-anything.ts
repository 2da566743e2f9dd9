import type { PayloadRequest } from 'payload'

import { may } from '@/src/access/permissions'
import { ACTIONS } from '@/src/domain/platform/permissions/actions'
import { ORDER_STATUS_LABELS, shortOrderId } from '@/src/domain/vocabulary/order-status'
import { TICKET_STATUS } from '@/src/domain/vocabulary/statuses'
import { collectionHref } from '@/src/lib/admin-address'
import { findOrders } from '@/src/queries/orders/find-orders'
import { findPeople } from '@/src/queries/platform/records'
import { findTickets } from '@/src/queries/support/ticket-facts'
import { adminHref } from '../screens/admin-href'
import type { Found, FoundGroup } from './found'

const MOST = 5
/** The index knows texts by threes of letters. */
const SHORTEST = 3

async function foundOrders(req: PayloadRequest, words: string): Promise<Found[]> {
  const rows = await findOrders(req, words, MOST)
  return rows.map((row) => ({
    id: row.id,
    label: row.legalName || row.email,
    note: `#${shortOrderId(row.id)} · ${ORDER_STATUS_LABELS[row.status]}`,
    href: adminHref('order', row.id),
  }))
}

async function foundTickets(req: PayloadRequest, words: string): Promise<Found[]> {
  const rows = await findTickets(req, words, MOST)
  return rows.map((row) => ({
    id: row.id,
    label: row.subject,
    note: [row.requesterEmail, TICKET_STATUS[row.status].label].filter(Boolean).join(' · '),
    href: adminHref('ticket', row.id),
  }))
}

async function foundPeople(req: PayloadRequest, words: string): Promise<Found[]> {
  const people = await findPeople(req, { words, limit: MOST })
  return people.map(({ id, name, email }) => ({
    id,
    label: name,
    note: email,
    href: collectionHref('users', id),
  }))
}

/** What can be done with an order, by the word that asks for it: `refund 018f`. */
const ORDER_ACTIONS = {
  refund: { label: 'Refund', press: 'refund', needs: ACTIONS.refundOrder },
  file: { label: 'Record the next step of', press: 'step', needs: 'manage_orders' },
} as const

const isOrderAction = (word: string): word is keyof typeof ORDER_ACTIONS =>
  Object.hasOwn(ORDER_ACTIONS, word)

async function foundActions(req: PayloadRequest, words: string): Promise<Found[]> {
  const [verb = '', ...rest] = words.trim().toLowerCase().split(/\s+/)
  if (!isOrderAction(verb) || rest.length === 0) return []
  const { label, press, needs } = ORDER_ACTIONS[verb]
  if (!(await may(req, needs))) return []
  const orders = await foundOrders(req, rest.join(' '))
  return orders.map((one) => ({
    ...one,
    label: `${label} ${one.label}`,
    href: `${one.href}#press=${press}`,
  }))
}

const KINDS = [
  { label: 'Actions on orders', needs: 'view_orders', find: foundActions },
  { label: 'Orders', needs: 'view_orders', find: foundOrders },
  { label: 'People', needs: 'view_users', find: foundPeople },
  { label: 'Tickets', needs: 'view_support', find: foundTickets },
] as const

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
