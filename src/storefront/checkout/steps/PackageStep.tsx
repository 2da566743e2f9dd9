import type { CheckoutPackage } from '@/src/domain/checkout/checkout-view'
import { usd } from '@/src/domain/vocabulary/money/money'
import { Badge } from '@/src/storefront/ui/badge'
import { CheckList } from '@/src/storefront/ui/check-list'
import { RadioCard } from '@/src/storefront/ui/forms/radio-card'
import { VisuallyHidden } from '@/src/storefront/ui/layout'
import { Money } from '@/src/storefront/ui/money'
import { Notice } from '@/src/storefront/ui/notice'

import { DELIVERY } from '../delivery'
import { chosenPackage } from '../formation/choices'
import { ChoiceForm } from './ChoiceForm'
import { PackageDetails } from './PackageDetails'
import type { StepProps } from './step-props'

/** Which package. The state's fee comes on top and is asked for next. */
export function PackageStep(props: StepProps & { lost: readonly string[] }) {
  const { answers, catalogue, onAnswer, onNext, lost } = props
  const chosen = chosenPackage(answers, catalogue)
  return (
    <ChoiceForm
      intro="Our fee for preparing and filing. Your state’s own fee is added at cost."
      step="package"
      missing={chosen ? null : 'Choose a package'}
      onNext={() => onNext()}
    >
      {catalogue.packages.map((one) => (
        <PackageCard
          key={one.id}
          offer={one}
          isChosen={one.id === chosen?.id}
          onChoose={() => onAnswer({ packageId: one.id })}
        />
      ))}
      {lost.length > 0 && (
        <Notice live>
          Not offered with {chosen?.name}, and taken off your order: {lost.join(', ')}.
        </Notice>
      )}
    </ChoiceForm>
  )
}

type PackageCardProps = { offer: CheckoutPackage; isChosen: boolean; onChoose: () => void }

function PackageCard({ offer, isChosen, onChoose }: PackageCardProps) {
  return (
    <div>
      <RadioCard
        name="package"
        value={offer.id}
        checked={isChosen}
        onChange={onChoose}
        title={offer.name}
        badge={offer.isPopular && <Badge tone="accent">MOST POPULAR</Badge>}
        aside={<Money minor={usd(offer.price).minor} short />}
        description={offer.step?.description || offer.description}
      >
        <CheckList items={offer.features.slice(0, 3)} className="mt-2" />
        <span className="mt-2 text-sm">
          <span className="text-muted">
            Delivery<VisuallyHidden>:</VisuallyHidden>{' '}
          </span>
          {DELIVERY[offer.tier]}
        </span>
      </RadioCard>
      <PackageDetails offer={offer} />
    </div>
  )
}
