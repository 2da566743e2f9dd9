import { useEffect, useRef } from 'react'
import type { CheckoutState as StateOffer } from '@/src/domain/checkout/checkout-view'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'
import { capitalized } from '@/src/domain/vocabulary/text/capitalized'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'
import { StateFee } from '@/src/storefront/catalogue/states/StateFee'
import { Badge } from '@/src/storefront/ui/badge'
import { RadioCard } from '@/src/storefront/ui/forms/radio-card'
import { chosenState, lacksAgent } from '../../formation/choices'
import { lacking } from '../../formation/step-ready'
import { ChoiceForm } from '../ChoiceForm'
import type { StepProps } from '../step-props'
import { StateSearch } from './StateSearch'

const price = (dollars: number) => formatPrice(usd(dollars))

/** What is compared of a state. */
function compared(offer: StateOffer, type: CompanyType): readonly (readonly [string, string])[] {
  const time = type === 'llc' && offer.turnaroundTime
  return [
    ['State, every year', offer.yearly[type] ?? 'Not published'],
    ['Time of the state', time ? capitalized(time) : 'Not published'],
    ['Newspaper notice', offer.publishes.includes(type) ? 'Required' : ''],
  ]
}

/** What else costs money in a state, or soon will. Most have none of it. */
function stateWarnings(offer: StateOffer, type: CompanyType): readonly string[] {
  const { name, publishes } = offer
  const { scheduledFee = null, reservation } = offer.fees[type] ?? {}
  const warnings: string[] = []
  if (scheduledFee) {
    warnings.push(
      `${name} charges ${price(scheduledFee.fee)} from ${longCalendarDay(scheduledFee.from)}.`,
    )
  }
  if (reservation) {
    warnings.push(
      `${name} requires the name to be reserved first. The fee includes ${price(reservation)} for that.`,
    )
  }
  if (publishes.includes(type)) {
    warnings.push(
      `${name} requires new companies to publish a notice in a newspaper, at their own cost.`,
    )
  }
  return warnings
}

const INTRO =
  'The state charges its own filing fee, and most charge something every year. We pass the fee on at cost.'

/** In which state: the usual ones as cards, and all of them to search through. */
export function StateStep({ answers, catalogue, onAnswer, onNext }: StepProps) {
  const chosen = chosenState(answers, catalogue)
  const type = answers.companyType ?? 'llc'
  const choose = (state: StateOffer) => onAnswer({ stateId: state.id })
  /** One choice, and one moves on; what a state asks for beside its fee is to be read first. */
  const decide = (state: StateOffer) =>
    stateWarnings(state, type).length > 0 ||
    lacksAgent({ ...answers, stateId: state.id }, catalogue)
      ? choose(state)
      : onNext({ stateId: state.id })
  return (
    <ChoiceForm
      intro={answers.companyType ? INTRO : `${INTRO} These are an LLC’s fees.`}
      step="state"
      missing={lacking('state', answers, catalogue)}
      onNext={() => onNext()}
    >
      {popular(catalogue.states).map((state) => (
        <StateCard
          key={state.id}
          offer={state}
          type={type}
          isChosen={state.id === chosen?.id}
          onChoose={() => choose(state)}
          onPress={() => decide(state)}
        />
      ))}
      <StateSearch
        states={catalogue.states}
        type={type}
        chosen={chosen}
        onChoose={choose}
        onTake={decide}
      />
      {chosen && !chosen.popularLabel && <StateFacts offer={chosen} type={type} />}
      <Sources
        states={[...popular(catalogue.states), ...(chosen?.popularLabel ? [] : [chosen])]}
        type={type}
      />
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

/** When the fees were read and where more is said: once for all that are shown. */
function Sources({
  states,
  type,
}: {
  states: readonly (StateOffer | undefined)[]
  type: CompanyType
}) {
  const shown = states.flatMap((state) => (state?.page ? [state] : []))
  const [asOf] = shown.flatMap(({ fees }) => fees[type]?.feeAsOf ?? []).sort()
  return (
    <p className="text-xs text-muted">
      {asOf && <span>{`Fees and rules as read on ${longCalendarDay(asOf)} or later. `}</span>}
      {shown.map(({ code, name, page }, index) => (
        <span key={code}>
          <span>{index > 0 ? ' · ' : 'Rules and sources: '}</span>
          <a href={page ?? ''} className="link" target="_blank" rel="noopener">
            {name}
          </a>
        </span>
      ))}
      {shown.length > 0 && <span>. </span>}
      <span>Labels such as “Popular” are ours. We don’t recommend a state.</span>
    </p>
  )
}

type OfferedState = {
  offer: StateOffer
  type: CompanyType
}

type StateCardProps = OfferedState & {
  isChosen: boolean
  onChoose: () => void
  onPress: () => void
}

function StateCard({ offer, type, isChosen, onChoose, onPress }: StateCardProps) {
  return (
    <RadioCard
      name="state"
      value={offer.id}
      checked={isChosen}
      onChange={onChoose}
      onPress={onPress}
      title={offer.name}
      badge={<Badge tone="accent">{offer.popularLabel}</Badge>}
      aside={<StateFee fee={offer.fees[type]} />}
      description={<Compared offer={offer} type={type} />}
    >
      {isChosen && <Warnings offer={offer} type={type} />}
    </RadioCard>
  )
}

function StateFacts({ offer, type }: OfferedState) {
  const facts = useRef<HTMLDivElement>(null)
  const shown = useRef<string>(undefined)
  const { id } = offer

  // Chosen in the list above, it may stand beneath a phone's bar.
  useEffect(() => {
    if (shown.current !== undefined) facts.current?.scrollIntoView({ block: 'nearest' })
    shown.current = id
  }, [id])

  return (
    <div
      ref={facts}
      role="status"
      className="flex scroll-mb-28 justify-between gap-4 rounded-ui border border-accent bg-accent-soft p-4 text-sm"
    >
      <span className="flex flex-col gap-1">
        <span className="text-base font-semibold">{offer.name}</span>
        <Compared offer={offer} type={type} />
        <Warnings offer={offer} type={type} />
      </span>
      <StateFee fee={offer.fees[type]} className="text-base font-semibold" />
    </div>
  )
}

function Compared({ offer, type }: OfferedState) {
  return (
    <span className="mt-1 flex flex-wrap gap-x-8 gap-y-1 text-sm">
      {compared(offer, type).map(
        ([label, value]) =>
          value && (
            <span key={label} className="flex flex-col">
              <span className="text-xs text-muted">{label}</span>
              <span className="text-text">{value}</span>
            </span>
          ),
      )}
    </span>
  )
}

function Warnings({ offer, type }: OfferedState) {
  return stateWarnings(offer, type).map((warning) => (
    <span key={warning} className="text-sm text-warning">
      {warning}
    </span>
  ))
}
