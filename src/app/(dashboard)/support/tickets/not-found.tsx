import { NothingToShow } from '@/src/storefront/layout/NothingToShow'

export default function NoSuchTicket() {
  return (
    <NothingToShow title="There is no conversation to show here" signIn="/dashboard/support">
      A conversation opens by the link in our email, or in the account that it belongs to.
    </NothingToShow>
  )
}
