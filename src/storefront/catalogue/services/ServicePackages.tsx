import type { ServicePackageView, ServiceView } from '@/src/domain/catalogue/catalogue-views'
import { priceNoteOf } from '@/src/domain/catalogue/licensing/price-notes'
import { usd } from '@/src/domain/vocabulary/money/money'
import { isMonthly, MONTHLY_TERMS } from '@/src/domain/vocabulary/service-types'
import { CheckList } from '@/src/storefront/ui/check-list'
import { Container } from '@/src/storefront/ui/layout'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Money } from '@/src/storefront/ui/money'
import { Notice } from '@/src/storefront/ui/notice'
import { PriceNote } from './PriceNote'

type ServicePackagesProps = {
  service: ServiceView | null
  /** What usually follows once we have sent the application; may be empty. */
  timing: string
}

/** What may be bought of a service, each with its price; or that nothing can be ordered now. */
export function ServicePackages({ service, timing }: ServicePackagesProps) {
  const note = service && priceNoteOf(service.type)
  return (
    <Container className="py-10 lg:py-16">
      {service ? (
        <ul className="divide-y divide-border rounded-ui border border-border bg-raised">
          {service.packages.map((item, index) => (
            <PackageRow key={item.type} service={service} item={item} isFirst={index === 0} />
          ))}
          {note && (
            <li className="p-6 lg:px-8">
              <PriceNote note={note} />
            </li>
          )}
        </ul>
      ) : (
        <Notice
          tone="warning"
          title="Not available right now"
          action={
            <ButtonLink href="/support" variant="secondary" size="sm">
              Ask us about it
            </ButtonLink>
          }
        >
          We can’t show prices for this service right now.
        </Notice>
      )}
      {service && timing !== '' && <p className="mt-5 max-w-[70ch] text-muted">{timing}</p>}
    </Container>
  )
}

type PackageRowProps = { service: ServiceView; item: ServicePackageView; isFirst: boolean }

function PackageRow({ service, item, isFirst }: PackageRowProps) {
  return (
    <li className="grid items-center gap-x-10 gap-y-5 p-6 md:grid-cols-[1fr_auto] lg:grid-cols-[1fr_18rem_17rem] lg:p-8">
      <div>
        <h2 className="text-lg font-semibold">{item.name}</h2>
        <p className="mt-1 max-w-[60ch] text-sm text-muted">{item.description}</p>
        {item.turnaroundTime && <p className="mt-4 text-sm font-semibold">{item.turnaroundTime}</p>}
      </div>
      {item.features.length > 0 && <CheckList items={item.features} />}
      <div className="flex items-center justify-between gap-8 md:col-start-2 md:row-span-2 md:row-start-1 lg:col-start-3 lg:row-span-1">
        <p>
          <Money minor={usd(item.price).minor} short className="heading text-2xl" />
          {isMonthly(service.type) && (
            <span>
              {' / month'}
              <span className="block text-xs text-muted">{MONTHLY_TERMS}</span>
            </span>
          )}
        </p>
        <ButtonLink
          href={startHref(service, item)}
          prefetch={false}
          variant={isFirst ? 'primary' : 'secondary'}
        >
          Get started<span className="sr-only"> with {item.name}</span>
        </ButtonLink>
      </div>
    </li>
  )
}

/** The checkout of the service, with this package chosen. */
function startHref(service: ServiceView, item: ServicePackageView): string {
  return `/checkout/${service.type}?${new URLSearchParams({ package: item.type })}`
}
