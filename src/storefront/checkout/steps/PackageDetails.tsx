import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

import type { CheckoutPackage } from '@/src/domain/checkout/checkout-view'
import { CheckList } from '@/src/storefront/ui/check-list'

/** All that belongs to a package, for those who want to know before choosing. */
export function PackageDetails({ offer }: { offer: CheckoutPackage }) {
  const { step, features } = offer
  const included = step?.detailedFeatures.length ? step.detailedFeatures : features
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 px-1 text-accent-text">
        What {offer.name} includes
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mb-2 flex flex-col gap-4 rounded-ui border border-border bg-panel p-4">
        {step?.title && <p className="font-semibold">{step.title}</p>}
        <Part title="Included">
          <CheckList items={included} />
        </Part>
        {step && step.benefits.length > 0 && (
          <Part title="Good to know">
            <CheckList items={step.benefits} />
          </Part>
        )}
        {step?.process && <Part title="How it works">{step.process}</Part>}
        {step?.timeline && <Part title="How long it takes">{step.timeline}</Part>}
        {step?.guarantee && <Part title="Our guarantee">{step.guarantee}</Part>}
      </div>
    </details>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <h2 className="text-xs font-semibold text-muted">{title}</h2>
      <div>{children}</div>
    </div>
  )
}
