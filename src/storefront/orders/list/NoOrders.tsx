import { EmptyState } from '@/src/storefront/ui/empty-state'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

export function NoOrders() {
  return (
    <EmptyState title="No orders yet" action={<ButtonLink href="/">Start New Order</ButtonLink>}>
      Your orders and their progress appear here. If you ordered as a guest, open the link in your
      confirmation email to add that order to this account.
    </EmptyState>
  )
}
