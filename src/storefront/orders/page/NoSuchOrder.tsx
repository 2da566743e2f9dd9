import { NothingToShow } from '@/src/storefront/layout/NothingToShow'

export function NoSuchOrder() {
  return (
    <NothingToShow title="There is no order to show here" signIn="/dashboard/orders">
      An order opens by the link in its confirmation email, or in the account that it belongs to.
    </NothingToShow>
  )
}
