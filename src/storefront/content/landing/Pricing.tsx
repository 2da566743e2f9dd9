import {
  DELIVERY_PROMISE,
  type PackageView,
  packageBadge,
  type Readable,
} from '@/src/domain/catalogue/catalogue-views'
import type { PageContent } from '@/src/domain/content/page-content'
import { usd } from '@/src/domain/vocabulary/money/money'
import { Badge } from '@/src/storefront/ui/badge'
import { Button } from '@/src/storefront/ui/button'
import { CheckList } from '@/src/storefront/ui/check-list'
import { cx } from '@/src/storefront/ui/cx'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Money } from '@/src/storefront/ui/money'
import { Notice } from '@/src/storefront/ui/notice'

type PricingProps = { packages: Readable<PackageView>; content: PageContent<'/'> }

/** The packages side by side, as columns of one sheet. */
export function Pricing({ packages, content }: PricingProps) {
  return (
    <>
      {packages.isFallback && (
        <Notice tone="warning" title="Ordering is paused for a moment" className="mb-6">
          We can’t load our current prices, so you can’t order right now. These are typical prices.
          Please try again in a few minutes.
        </Notice>
      )}
      <ul className="grid divide-y divide-border overflow-hidden rounded-ui border border-border bg-raised lg:auto-cols-fr lg:grid-flow-col lg:divide-x lg:divide-y-0">
        {packages.items.map((item) => (
          <li key={item.id} className={cx(item.isPopular && 'bg-accent-soft')}>
            <PackageCard item={item} content={content} closed={packages.isFallback} />
          </li>
        ))}
      </ul>
    </>
  )
}

type PackageCardProps = { item: PackageView; content: PageContent<'/'>; closed: boolean }

function PackageCard({ item, content, closed }: PackageCardProps) {
  const badge = packageBadge(item)
  const label = `${content.text('pricing.choose')} ${item.name}`
  const variant = item.isPopular ? 'primary' : 'secondary'
  return (
    <article className="relative flex h-full flex-col gap-x-12 p-5 sm:p-6 md:max-lg:grid md:max-lg:grid-cols-2 lg:p-8">
      <div>
        <div className="flex min-h-7 items-center gap-3 sm:justify-between">
          <h3 className="text-lg font-semibold">{item.name}</h3>
          {badge && <Badge tone={item.isPopular ? 'accent' : 'neutral'}>{badge}</Badge>}
        </div>
        <p className="mt-1 text-sm text-muted max-sm:pr-32 lg:min-h-12">{item.description}</p>
        <p className="flex flex-wrap items-baseline gap-x-2 max-sm:absolute max-sm:top-3 max-sm:right-5 max-sm:flex-col max-sm:items-end sm:mt-5">
          <Money minor={usd(item.price).minor} short className="heading text-2xl sm:text-3xl" />
          <span className="text-sm text-muted">{content.text('pricing.plus')}</span>
        </p>
        <div className="mt-3 sm:mt-5">
          {closed ? (
            <Button disabled block variant={variant}>
              {label}
            </Button>
          ) : (
            <ButtonLink
              href={`/checkout?package=${item.id}`}
              prefetch={false}
              block
              variant={variant}
            >
              {label}
            </ButtonLink>
          )}
        </div>
      </div>
      <div className="max-md:mt-3 max-md:text-sm lg:mt-6 lg:border-t lg:border-border lg:pt-4">
        <p className="text-sm font-semibold max-md:inline max-md:after:content-[':_']">
          {DELIVERY_PROMISE[item.tier]}
        </p>
        <CheckList items={item.features} className="run-on max-md:inline md:mt-3" />
      </div>
    </article>
  )
}
