import type { PayloadRequest } from 'payload'
import { LastRun } from '@/src/admin/kit/list/bulk/LastRun'
import { StatusCounts } from '@/src/admin/kit/list/CountCards'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { LinkButton } from '@/src/admin/kit/ui/parts'
import { TICKET_STATUSES } from '@/src/domain/support/ticket-status'
import { ChangeTickets, LastTickets } from '../bulk/ChangeTickets'
import { ticketRuns } from '../bulk/ticket-runs'

import { ticketsList } from './tickets-list'

const TicketCounts = ({ req }: { req: PayloadRequest }) => (
  <StatusCounts collection="tickets" req={req} statuses={TICKET_STATUSES} total="Total tickets" />
)

export const TicketsScreen = screenView('tickets', ({ context }) => (
  <ListPage
    className="list-dense [--dense-gap:8px] [--dense-width:240px] wide:[&_td:has(.admin-stretched)]:max-w-85 [&_.admin-stretched]:text-text [&_.admin-stretched]:font-semibold [&_.admin-stretched]:no-underline"
    actions={<LinkButton href={adminHref('cannedReplies')}>Canned replies</LinkButton>}
    bulk={context.held.has('manage_support') && <ChangeTickets />}
    canSaveViews
    context={context}
    csvOfChosen={{ name: 'tickets', noun: ['ticket', 'tickets'] }}
    list={ticketsList}
    stats={
      <>
        <TicketCounts req={context.req} />
        {context.held.has('manage_support') && (
          <LastRun req={context.req} runs={ticketRuns} Show={LastTickets} />
        )}
      </>
    }
  />
))
