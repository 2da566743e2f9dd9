import { NothingToShow } from '@/src/storefront/layout/NothingToShow'

export function NoSuchOrder() {
  return (
    <NothingToShow title="There is no order to show here" signIn="/dashboard/orders">
      Open your order with the link in its receipt email, or sign in to the account it belongs to.
    </NothingToShow>
  )
}
