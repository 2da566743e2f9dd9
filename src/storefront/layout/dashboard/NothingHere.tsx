import { ButtonLink } from '@/src/storefront/ui/links/button-link'

import { DashboardHead } from './DashboardHead'

/** What an address shows that leads to nothing of the person's; whose it is is no one's business. */
export function NothingHere() {
  return (
    <>
      <DashboardHead
        title="We can’t find this page in your account"
        intro="It may belong to another account, or the link may be incomplete."
      />
      <ButtonLink href="/dashboard/orders">My Orders</ButtonLink>
    </>
  )
}
