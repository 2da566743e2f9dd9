import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { ORDER_STATUS_LABELS } from '@/src/domain/vocabulary/order-status'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import { findRows } from '@/src/lib/find-one'
import { peopleById } from '@/src/queries/platform/records'

export type Happened = {
  readonly id: string
  readonly at: string
  readonly who: string
  readonly what: string
}

const MOST = 20

const FIELDS: Readonly<Record<string, string>> = {
  status: 'Status',
  statusReason: 'Reason',
  assignee: 'Assignee',
  notes: 'Notes',
  timeline: 'Timeline',
  clock: '24-hour clock',
  formedOn: 'Date formed',
  companyName: 'Company',
}

const STATUSES: Readonly<Record<string, string>> = ORDER_STATUS_LABELS

const fieldWord = (name: string): string =>
  FIELDS[name] ?? name.replaceAll(/([A-Z])/g, ' $1').replace(/^./, (first) => first.toUpperCase())

/** What an entry of the audit log says in a line: which fields, and of a status from what to what. */
function wordsOf(action: string, before: object, after: object): string {
  if (action !== 'update') return fieldWord(action)
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const status = String(Reflect.get(after, 'status') ?? '')
  const reason = Reflect.get(after, 'statusReason')
  if (STATUSES[status]) {
    const words = `Status set to ${STATUSES[status]}`
    return reason ? `${words}: ${String(reason)}` : words
  }
  return `Changed: ${[...names].map(fieldWord).join(', ')}`
}

/** What staff did to an order, the latest first. */
export async function historyOf(req: PayloadRequest, id: string): Promise<readonly Happened[]> {
  const docs = await findRows(req, 'auditLog', {
    where: { and: [{ entity: { equals: 'orders' } }, { documentId: { equals: id } }] },
    sort: '-createdAt',
    limit: MOST,
    overrideAccess: true, // part of the order that the person may read
  })
  return docs.map(({ id: entry, createdAt, actorEmail, action, before, after }) => ({
    id: entry,
    at: createdAt,
    who: actorEmail || 'The system',
    what: wordsOf(action, Object(before), Object(after)),
  }))
}

/** One look at a number that is kept encrypted. */
export type Reveal = {
  readonly id: string
  readonly at: string
  readonly who: string
  readonly what: string
  readonly reason: string
}

const told = z.object({ order: z.string(), what: z.string(), reason: z.string() })

/** Who of the staff looked at an order's numbers, the latest first; the caller may see the order. */
export async function revealsOf(req: PayloadRequest, order: string): Promise<Reveal[]> {
  const docs = await findRows(req, 'auditLog', {
    where: {
      action: { equals: 'reveal' },
      entity: { in: ['filings', 'serviceDetails'] },
      'after.order': { equals: order },
    },
    sort: '-createdAt',
    limit: 20,
    overrideAccess: true, // anyone who works on the order sees who looked at its numbers
  })
  const people = await peopleById(req, idsOf(docs.map(({ actor }) => actor)))
  return docs.flatMap(({ id, createdAt, actor, actorEmail, after }) => {
    const entry = told.safeParse(after).data
    if (!entry) return []
    const who = people.get(idOf(actor) ?? '')?.name ?? actorEmail ?? 'A former colleague'
    return [{ id, at: createdAt, who, what: entry.what, reason: entry.reason }]
  })
}
