import { ButtonLink } from '@/src/storefront/ui/button'

import { DashboardHead } from './DashboardHead'

/** What an address shows that leads to nothing of the person's; whose it is is nobody's business. */
export function NothingHere() {
  return (
    <>
      <DashboardHead
        title="There is nothing of yours at this address"
        intro="It may belong to another account, or the link may be incomplete."
      />
      <ButtonLink href="/dashboard/orders">My Orders</ButtonLink>
    </>
  )
}
