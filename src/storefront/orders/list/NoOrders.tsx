import Link from 'next/link'

import { serviceName } from '@/src/domain/vocabulary/service-names'
import { STANDALONE_SERVICES } from '@/src/domain/vocabulary/service-types'
import { EmptyState } from '@/src/storefront/ui/empty-state'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

/** The services that can be bought without forming a company. */
export function ServiceLinks() {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {STANDALONE_SERVICES.map((service) => (
        <li key={service}>
          <Link href={`/services/${service}`} className="link">
            {serviceName(service, {})}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function NoOrders() {
  return (
    <EmptyState title="No orders yet" action={<ButtonLink href="/">Start New Order</ButtonLink>}>
      Your orders and their progress appear here. If you ordered as a guest, open the link in your
      confirmation email to add that order to this account.
      <p className="mt-4 text-sm">Have a company already?</p>
      <ServiceLinks />
    </EmptyState>
  )
}
