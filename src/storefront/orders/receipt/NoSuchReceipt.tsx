import { NothingToShow } from '@/src/storefront/layout/NothingToShow'

export function NoSuchReceipt() {
  return (
    <NothingToShow title="There is no receipt to show here" signIn="/dashboard/orders">
      Open a receipt with the link in its email, or from the account the order belongs to. An order
      has a receipt once it is paid.
    </NothingToShow>
  )
}
