import { ChevronDown } from 'lucide-react'

import type { CheckoutPackage } from '@/src/domain/checkout/checkout-view'
import { CheckList } from '@/src/storefront/ui/check-list'

/** All that belongs to a package, for those who want to know before choosing. */
export function PackageDetails({ offer }: { offer: CheckoutPackage }) {
  const { step, features } = offer
  const included = step?.detailedFeatures.length ? step.detailedFeatures : features
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-11 items-center gap-1.5 px-1 text-accent-text">
        What {offer.name} includes
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 border-l-2 border-border py-1 pl-4">
        {step?.title && <p className="font-semibold">{step.title}</p>}
        <CheckList items={included} />
        {step && step.benefits.length > 0 && (
          <div>
            <p className="mb-2 font-semibold">Good to know</p>
            <CheckList items={step.benefits} />
          </div>
        )}
        {step?.process && <p className="text-muted">{step.process}</p>}
        {step?.timeline && <p className="text-muted">{step.timeline}</p>}
        {step?.guarantee && <p className="text-muted">{step.guarantee}</p>}
      </div>
    </details>
  )
}
