import { NothingToShow } from '@/src/storefront/layout/NothingToShow'

export default function NoSuchTicket() {
  return (
    <NothingToShow title="There is no conversation to show here" signIn="/dashboard/support">
      Open a conversation with the link in our email, or from the account it belongs to.
    </NothingToShow>
  )
}
