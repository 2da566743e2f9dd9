import type { PayloadRequest } from 'payload'

import { ORDER_STATUS_LABELS } from '@/src/domain/vocabulary/order-status'

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
  const { docs } = await req.payload.find({
    collection: 'auditLog',
    where: { and: [{ entity: { equals: 'orders' } }, { documentId: { equals: id } }] },
    sort: '-createdAt',
    depth: 0,
    limit: MOST,
    pagination: false,
    overrideAccess: true, // part of the order that the person may read
    req,
  })
  return docs.map(({ id: entry, createdAt, actorEmail, action, before, after }) => ({
    id: entry,
    at: createdAt,
    who: actorEmail || 'The system',
    what: wordsOf(action, Object(before), Object(after)),
  }))
}
