import { may } from '@/src/access/permissions'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import { fields } from '@/src/lib/find-one'
import type { Ticket } from '@/src/payload-types'
import { companyOrOrderNames } from '@/src/queries/orders/find-orders'
import { pageOf, type ReadPage, readPage } from '@/src/queries/platform/list-pages'
import { peopleById } from '@/src/queries/platform/records'
import { forMe } from '@/src/services/support/desk/ticket-queues'

const SHOWN = fields(
  'subject status user order assignee requesterName requesterEmail lastMessageAt lastStaffAt',
  'staffReadAt waitingSince firstAnswerDueAt firstAnsweredAt snoozedUntil tags createdAt',
)

export type TicketRow = Pick<Ticket, 'id' | keyof typeof SHOWN> & {
  readonly person: string
  readonly email: string
  readonly assigneeName: string | null
  readonly orderLabel: string | null
  /** The view that it was found in: the ticket's page goes on in it. */
  readonly view: string
  readonly mayChange: boolean
}

/** The moments by which the list is sorted; every row of a view that is sorted by one has it. */
const MOMENTS: Readonly<Record<string, (row: TicketRow) => string | null | undefined>> = {
  waitingSince: ({ waitingSince }) => waitingSince,
  lastMessageAt: ({ lastMessageAt }) => lastMessageAt,
  snoozedUntil: ({ snoozedUntil }) => snoozedUntil,
}

export const readTickets: ReadPage<TicketRow> = async (req, asked, limit) => {
  const mine = { ...asked, where: forMe(asked.where, req.user?.id ?? '') }
  const docs = await readPage(req, 'tickets', SHOWN, mine, limit)
  const [people, orders, mayChange] = await Promise.all([
    peopleById(req, idsOf(docs.flatMap(({ user, assignee }) => [user, assignee]))),
    companyOrOrderNames(req, idsOf(docs.map(({ order }) => order))),
    may(req, 'manage_support'),
  ])
  const rows = docs.map((ticket) => {
    const account = people.get(idOf(ticket.user) ?? '')
    return {
      ...ticket,
      person: account?.name || ticket.requesterName || ticket.requesterEmail || 'Unknown User',
      email: account?.email || ticket.requesterEmail || '',
      assigneeName: people.get(idOf(ticket.assignee) ?? '')?.name ?? null,
      orderLabel: orders.get(idOf(ticket.order) ?? '') ?? null,
      view: asked.view,
      mayChange,
    }
  })
  const moment = MOMENTS[asked.sort.replace('-', '')]
  return pageOf(rows, limit, (row) => moment?.(row) ?? row.createdAt)
}
