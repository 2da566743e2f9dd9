import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { TonePill } from '@/src/admin/kit/status/pills'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { PageLink } from '@/src/admin/kit/ui/parts'
import { tagsIn } from '@/src/domain/support/ticket-change'
import { firstAnswerClock } from '@/src/domain/support/ticket-queue'
import type { TicketQueueName } from '@/src/services/support/desk/ticket-queues'
import type { TicketRow } from './inbox/ticket-row'
import { Tag, ticketsList } from './inbox/tickets-list'
import { ticketHref } from './ticket-href'

type Props = {
  readonly queue: TicketQueueName
  readonly rows: readonly TicketRow[]
  readonly open: string
}

function Row({ row, isOpen }: { readonly row: TicketRow; readonly isOpen: boolean }) {
  const clock = firstAnswerClock(row, new Date())
  return (
    <PageLink
      aria-current={isOpen ? 'page' : undefined}
      className="block px-3.5 py-2.5 border-b border-line-soft border-s-3 border-s-transparent text-inherit no-underline hover:bg-panel aria-[current=page]:border-s-accent aria-[current=page]:bg-accent-soft"
      href={ticketHref(row.id, row.view)}
    >
      <span className="flex justify-between gap-2 text-xs">
        <strong className="truncate">{row.person}</strong>
        {clock && !row.firstAnsweredAt ? (
          <TonePill tone={clock.tone}>{clock.words}</TonePill>
        ) : (
          <span className="text-muted">
            <ShortMoment at={row.lastMessageAt ?? row.createdAt} />
          </span>
        )}
      </span>
      <span className="block mt-0.5 truncate font-semibold">{row.subject}</span>
      <small className="block truncate text-muted">
        {row.orderLabel ?? row.email}
        {tagsIn(row.tags).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </small>
    </PageLink>
  )
}

export function TicketSide({ queue, rows, open }: Props) {
  const view = ticketsList.views[queue]
  return (
    <nav
      aria-label="Tickets of this queue"
      className="hidden min-[1280px]:block sticky top-0 self-start max-h-[calc(100dvh-120px)] overflow-y-auto border-e border-line"
    >
      <p className="flex justify-between m-0 px-3.5 py-2 border-b border-line">
        <strong>{view?.label}</strong>
        <PageLink href={`${adminHref('tickets')}?view=${queue}`}>All queues</PageLink>
      </p>
      {rows.map((row) => (
        <Row isOpen={row.id === open} key={row.id} row={row} />
      ))}
      {rows.length === 0 && <p className="px-3.5 text-muted">{view?.empty}</p>}
    </nav>
  )
}
