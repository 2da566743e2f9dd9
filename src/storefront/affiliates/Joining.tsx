import { DEFAULT_RATE } from '@/src/domain/affiliates/commission'
import { TitledPart } from '@/src/storefront/ui/titled-part'

import { AffiliateTerms } from './AffiliateTerms'
import { HowItWorks } from './HowItWorks'
import { JoinForm } from './JoinForm'

/** For those who have no link yet: what it is about, the terms, and the one button. */
export function Joining() {
  return (
    <div className="flex flex-col gap-12">
      <TitledPart title="How it works">
        <HowItWorks rate={DEFAULT_RATE} />
      </TitledPart>
      <TitledPart title="Get your link">
        <JoinForm />
      </TitledPart>
      <section id="terms" aria-labelledby="terms-title">
        <h2 id="terms-title" className="mb-3 text-lg font-semibold">
          Affiliate terms
        </h2>
        <AffiliateTerms />
      </section>
    </div>
  )
}
