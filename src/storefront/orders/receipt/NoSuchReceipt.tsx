import { NothingToShow } from '@/src/storefront/layout/NothingToShow'

export function NoSuchReceipt() {
  return (
    <NothingToShow title="There is no receipt to show here" signIn="/dashboard/orders">
      A receipt opens by the link in its email, or in the account that the order belongs to. An
      order has one as soon as it is paid.
    </NothingToShow>
  )
}
