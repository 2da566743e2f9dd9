import { EmptyState, NoMatch } from '@/src/storefront/ui/empty-state'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

import { NEW_TICKET_PATH, SUPPORT_PATH } from './hrefs'

/** No one has asked anything yet. */
export function NoTickets() {
  return (
    <EmptyState
      title="No questions yet"
      action={<ButtonLink href={NEW_TICKET_PATH}>New Ticket</ButtonLink>}
    >
      Ask us about an order, a document or a deadline. Your questions and our answers appear here,
      and we email you each answer.
    </EmptyState>
  )
}

/** None with the status that was asked for. */
export function NoSuchTickets() {
  return (
    <NoMatch title="No tickets with this status" all="Show all tickets" href={SUPPORT_PATH}>
      Choose another status above.
    </NoMatch>
  )
}
