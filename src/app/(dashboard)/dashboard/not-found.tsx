import { DashboardHead } from '@/src/storefront/dashboard/DashboardHead'
import { ButtonLink } from '@/src/storefront/ui/button'

export default function NotFound() {
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
