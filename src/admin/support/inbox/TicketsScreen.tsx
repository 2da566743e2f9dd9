import { ExportSelected } from '@/src/admin/kit/list/bulk/ExportSelected'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { LinkButton } from '@/src/admin/kit/ui/LinkButton'

import { ChangeTickets } from '../bulk/ChangeTickets'
import { exportTickets, freezeTickets, ticketLines } from './export-tickets'
import './inbox.css'
import { TicketCounts } from './TicketCounts'
import { ticketsList } from './tickets-list'

/** The inbox: who waits for an answer, longest first, and every other ticket. */
export const TicketsScreen = screenView('tickets', ({ context }) => (
  <div className="list-dense tickets-list">
    <ListPage
      actions={<LinkButton href={adminHref('cannedReplies')}>Canned replies</LinkButton>}
      bulk={
        <>
          {context.held.has('manage_support') && <ChangeTickets />}
          <ExportSelected
            freeze={freezeTickets}
            name="tickets"
            noun={['ticket', 'tickets']}
            step={ticketLines}
          />
        </>
      }
      canSaveViews
      context={context}
      exportCsv={exportTickets}
      list={ticketsList}
      stats={<TicketCounts req={context.req} />}
    />
  </div>
))
