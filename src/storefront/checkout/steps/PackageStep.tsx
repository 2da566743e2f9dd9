import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CheckoutPackage } from '@/src/domain/checkout/checkout-view'
import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import { usd } from '@/src/domain/vocabulary/money/money'
import { Badge } from '@/src/storefront/ui/badge'
import { CheckList } from '@/src/storefront/ui/check-list'
import { RadioCard } from '@/src/storefront/ui/forms/radio-card'
import { Money } from '@/src/storefront/ui/money'
import { Notice } from '@/src/storefront/ui/notice'
import { DELIVERY, DELIVERY_START } from '../delivery'
import { chosenPackage, lostAddons } from '../formation/choices'
import { ChoiceForm } from './ChoiceForm'
import type { StepProps } from './step-props'

/** Which package. The state's fee comes on top and is asked for next. */
export function PackageStep(props: StepProps & { lost: readonly string[] }) {
  const { answers, catalogue, onAnswer, onNext, lost } = props
  const chosen = chosenPackage(answers, catalogue)
  /** One choice, and one moves on, but for what then falls away: that is to be read first. */
  const decide = (choice: DraftAnswers) => {
    if (lostAddons({ ...answers, ...choice }, catalogue).length === 0) onNext(choice)
  }
  return (
    <ChoiceForm
      intro="Our fee for preparing and filing. The state’s fee is added at cost."
      step="package"
      missing={chosen ? null : 'Choose a package'}
      onNext={() => onNext()}
    >
      <div className="grid items-stretch gap-x-5 gap-y-4 lg:grid-cols-3">
        {catalogue.packages.map((one) => (
          <PackageCard
            key={one.id}
            offer={one}
            isChosen={one.id === chosen?.id}
            onChoose={() => onAnswer({ packageId: one.id })}
            onPress={() => decide({ packageId: one.id })}
          />
        ))}
      </div>
      <p className="text-sm text-muted">{`Operating agreement: ${catalogue.notes.review}`}</p>
      {lost.length > 0 && (
        <Notice live>
          Not available with {chosen?.name}, so we removed it from your order: {lost.join(', ')}.
        </Notice>
      )}
    </ChoiceForm>
  )
}

type PackageCardProps = {
  offer: CheckoutPackage
  isChosen: boolean
  onChoose: () => void
  onPress: () => void
}

const featuresOf = ({ step, features }: CheckoutPackage) =>
  step?.detailedFeatures.length ? step.detailedFeatures : features

function PackageCard({ offer, isChosen, onChoose, onPress }: PackageCardProps) {
  return (
    <div className="flex flex-col">
      <RadioCard
        name="package"
        value={offer.id}
        checked={isChosen}
        onChange={onChoose}
        onPress={onPress}
        title={offer.name}
        badge={offer.isPopular && <Badge tone="accent">MOST POPULAR</Badge>}
        aside={<Money minor={usd(offer.price).minor} short className="text-lg" />}
        description={offer.step?.description || offer.description}
        className="grow"
      >
        <dl className="mt-auto flex flex-col pt-2 text-sm">
          <Difference name={`Documents, ${DELIVERY_START}`} value={DELIVERY[offer.tier]} />
          {offer.differences.map(({ name, price }) => (
            <Difference
              key={name}
              name={name}
              value={price === null ? <Included /> : <AddFor dollars={price} />}
            />
          ))}
        </dl>
        <CheckList items={featuresOf(offer).slice(0, 3)} className="mt-3" />
      </RadioCard>
      <PackageDetails offer={offer} />
    </div>
  )
}

function Difference({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-3 border-b border-border py-1 first:border-t">
      <dt className="text-muted">{name}</dt>
      <dd className="text-right">{value}</dd>
    </div>
  )
}

function Included() {
  return (
    <span className="inline-flex items-center gap-1.5 font-medium">
      <Check aria-hidden strokeWidth={2.5} className="size-4 text-mark" />
      Included
    </span>
  )
}

function AddFor({ dollars }: { dollars: number }) {
  return (
    <span className="text-muted">
      Add for <Money minor={usd(dollars).minor} short />
    </span>
  )
}

/** All that belongs to a package, for those who want to know before choosing. */
function PackageDetails({ offer }: { offer: CheckoutPackage }) {
  const { step } = offer
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 px-1 text-accent-text">
        What {offer.name} includes
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mb-2 flex flex-col gap-4 rounded-ui border border-border bg-panel p-4">
        {step?.title && <p className="font-semibold">{step.title}</p>}
        <Part title="Included">
          <CheckList items={featuresOf(offer)} />
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
