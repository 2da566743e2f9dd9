import { ButtonLink } from '@/src/storefront/ui/button'
import { EmptyState } from '@/src/storefront/ui/empty-state'

export function NoOrders() {
  return (
    <EmptyState title="No orders yet" action={<ButtonLink href="/">Start New Order</ButtonLink>}>
      Your orders and how far they are will stand here. If you ordered as a guest, open the link in
      your confirmation email to bring that order into this account.
    </EmptyState>
  )
}
