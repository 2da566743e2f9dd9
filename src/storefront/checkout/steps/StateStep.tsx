import type { CheckoutState as StateOffer } from '@/src/domain/checkout/checkout-view'
import { formatPrice, usd } from '@/src/domain/money/money'
import { Badge } from '@/src/storefront/ui/badge'
import { Money } from '@/src/storefront/ui/money'
import { RadioCard } from '@/src/storefront/ui/radio-card'
import { SelectField } from '@/src/storefront/ui/select-field'

import { chosenState } from '../choices'
import { feeAsOf } from '../dates'
import { ChoiceForm } from './ChoiceForm'
import type { StepProps } from './step-props'

/** In which state: the usual ones as cards, all others in a list. */
export function StateStep({ answers, catalogue, onAnswer, onNext }: StepProps) {
  const chosen = chosenState(answers, catalogue)
  const choose = (stateId: string | null) => onAnswer({ stateId })
  const others = catalogue.states.filter((state) => !state.popularLabel)
  const isOther = chosen !== undefined && !chosen.popularLabel
  return (
    <ChoiceForm
      intro="The state charges its own filing fee. We pass it on at cost."
      step="state"
      missing={chosen ? null : 'Choose a state'}
      onNext={() => onNext()}
    >
      {popular(catalogue.states).map((state) => (
        <StateCard
          key={state.id}
          offer={state}
          isChosen={state.id === chosen?.id}
          onChoose={() => choose(state.id)}
        />
      ))}
      <SelectField
        label={others.length === catalogue.states.length ? 'State' : 'Other states'}
        placeholder="Choose a state"
        value={isOther ? chosen.id : ''}
        onChange={(event) => choose(event.target.value || null)}
        options={others.map((state) => ({
          value: state.id,
          label: `${state.name}: ${formatPrice(usd(state.filingFee))}`,
        }))}
      />
      {isOther && <StateFacts offer={chosen} />}
    </ChoiceForm>
  )
}

const ORDER = ['WY', 'CO', 'DE']

/** The states with a label, the three well-known ones first. */
function popular(states: readonly StateOffer[]): readonly StateOffer[] {
  const rank = (state: StateOffer) => {
    const place = ORDER.indexOf(state.code)
    return place < 0 ? ORDER.length : place
  }
  return states.filter((state) => state.popularLabel).sort((a, b) => rank(a) - rank(b))
}

type StateCardProps = { offer: StateOffer; isChosen: boolean; onChoose: () => void }

function StateCard({ offer, isChosen, onChoose }: StateCardProps) {
  return (
    <RadioCard
      name="state"
      value={offer.id}
      checked={isChosen}
      onChange={onChoose}
      title={offer.name}
      badge={<Badge tone="accent">{offer.popularLabel}</Badge>}
      aside={<Money minor={usd(offer.filingFee).minor} short />}
      description={facts(offer)}
    />
  )
}

function StateFacts({ offer }: { offer: StateOffer }) {
  return (
    <p role="status" className="flex justify-between gap-4 border-l-2 border-accent pl-4 text-sm">
      <span>
        <span className="font-semibold">{offer.name}</span>
        <br />
        <span className="text-muted">{facts(offer)}</span>
      </span>
      <Money minor={usd(offer.filingFee).minor} short className="font-semibold" />
    </p>
  )
}

function facts(offer: StateOffer): string {
  const asOf = feeAsOf(offer.feeAsOf)
  const parts = [
    asOf.replace(/^s/, 'S'),
    offer.turnaroundTime && `Turnaround: ${offer.turnaroundTime}`,
  ]
  return parts.filter(Boolean).join(' · ')
}
