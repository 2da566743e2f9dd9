import {
  type ExpediteOffer,
  type ExpediteTier,
  USUAL_REVIEW,
} from '@/src/domain/catalogue/pricing/expedite'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'
import { RadioCard } from '@/src/storefront/ui/forms/radio-card'
import { Money } from '@/src/storefront/ui/money'

import { chosenState } from '../formation/choices'
import type { StepProps } from './step-props'

type ExpediteChoiceProps = StepProps & { expedite: ExpediteOffer | undefined }

/** The faster reviews that the state sells, at its own price; none is chosen beforehand. */
export function ExpediteChoice({ answers, catalogue, onAnswer, expedite }: ExpediteChoiceProps) {
  const state = chosenState(answers, catalogue)
  const isLlc = (answers.companyType ?? 'llc') === 'llc'
  if (!state || !isLlc || expedite?.stateId !== state.id || expedite.tiers.length === 0) return null
  const card = (value: string) => ({
    name: 'expedite',
    value,
    checked: answers.expedite === value,
    onChange: () => onAnswer({ expedite: value }),
  })
  return (
    <fieldset className="mt-4 flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">
        Faster review by {state.name} (optional)
      </legend>
      <p className="text-sm text-muted">
        The state charges for it. We pass the fee on at cost, and refund it until we submit your
        filing. It covers the state’s review of an LLC, not the approval.
      </p>
      <RadioCard {...card(USUAL_REVIEW)} title="Usual review" aside={<Money minor={0} short />} />
      {expedite.tiers.map((tier) => (
        <RadioCard
          key={tier.key}
          {...card(tier.key)}
          title={tier.title}
          aside={<Money minor={tier.amountMinor} short />}
          description={<TierFacts tier={tier} />}
        />
      ))}
    </fieldset>
  )
}

function TierFacts({ tier: { words, isUsual, checked, source } }: { tier: ExpediteTier }) {
  return (
    <>
      {words && <span className="block">{words}</span>}
      <span className="block text-xs">
        {isUsual ? 'Usual amount, checked before we file' : 'As read'}
        {checked && <span>{` on ${longCalendarDay(checked)}`}</span>}
        {': '}
        <a
          className="link relative z-10 wrap-anywhere"
          href={source.url}
          rel="noopener nofollow"
          target="_blank"
        >
          {source.title}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </span>
    </>
  )
}
