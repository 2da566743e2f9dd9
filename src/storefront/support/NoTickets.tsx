import { ButtonLink } from '@/src/storefront/ui/button'
import { EmptyState } from '@/src/storefront/ui/empty-state'

import { NEW_TICKET_PATH, SUPPORT_PATH } from './hrefs'

/** Nobody has asked anything yet. */
export function NoTickets() {
  return (
    <EmptyState
      title="No questions so far"
      action={<ButtonLink href={NEW_TICKET_PATH}>New Ticket</ButtonLink>}
    >
      Ask us about an order, a document or a deadline. Your question and our answers stand here, and
      we mail you when there is one.
    </EmptyState>
  )
}

/** None with the status that was asked for. */
export function NoSuchTickets() {
  return (
    <EmptyState
      title="No ticket with this status"
      action={
        <ButtonLink href={SUPPORT_PATH} variant="secondary">
          Show all tickets
        </ButtonLink>
      }
    >
      Choose another status above.
    </EmptyState>
  )
}
