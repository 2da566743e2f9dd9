import { expediteOf } from '@/src/domain/catalogue/pricing/expedite'
import { agentBilling } from '@/src/domain/catalogue/pricing/registered-agent'
import { legalName } from '@/src/domain/catalogue/states/company-name-rules'
import { timeSentence } from '@/src/domain/catalogue/states/time-sentence'
import type { CheckoutState as StateOffer } from '@/src/domain/checkout/checkout-view'
import { STEPS, type Step } from '@/src/domain/vocabulary/checkout-steps'
import { COMPANY_TYPES } from '@/src/domain/vocabulary/company-types'
import { countryName } from '@/src/domain/vocabulary/places/countries'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { tierIncludesEin } from '@/src/domain/vocabulary/tiers'
import type { CheckoutState } from '../formation/checkout-state'
import {
  agentChoice,
  agentPricesOf,
  chosenAddons,
  chosenPackage,
  chosenState,
  offeredAgent,
} from '../formation/choices'
import type { HeldMethod } from '../payment/outcome/payment-outcome'
import { useFiledAs } from './use-filed-as'

type Fact = readonly [label: string, value: string | undefined]

/** The name in full, with the ending that the state will register it by. */
function nameToFile(
  answers: CheckoutState['answers'],
  catalogue: CheckoutState['catalogue'],
): string {
  const { companyName: name = '', companyType: type = 'llc' } = answers
  return legalName({ name, type, state: chosenState(answers, catalogue)?.code ?? null })
}

/** Our time and the state's, and the IRS's where an EIN is among what is bought. */
function timeOf(
  { companyType, packageId }: CheckoutState['answers'],
  { times, packages }: CheckoutState['catalogue'],
  state: StateOffer,
): string {
  const time = companyType === 'llc' ? state.turnaroundTime : ''
  const tier = packages.find(({ id }) => id === packageId)?.tier
  const sentence = timeSentence(times.filing, state.name, time)
  return tierIncludesEin(tier) ? `${sentence} ${times.ein}` : sentence
}

/** What each step was told, in words. */
function factsOf(
  { answers, catalogue, quote }: CheckoutState,
  held: HeldMethod | null,
  filedAs: string | null,
): ReadonlyMap<Step, readonly Fact[]> {
  const state = chosenState(answers, catalogue)
  const addons = chosenAddons(answers, catalogue).map((addon) => {
    const agent = agentPricesOf(addon, state)
    if (agent) {
      return `Registered agent (${agentBilling(agent, answers.registeredAgentBilling ?? 'annual')})`
    }
    const { name, recurring } = addon
    return recurring ? `${name} (${answers.businessAddressBilling ?? 'monthly'})` : name
  })
  const town = [answers.city, answers.state, answers.zipCode].filter(Boolean).join(', ')
  const country = answers.country && countryName(answers.country)
  return new Map<Step, readonly Fact[]>([
    ['package', [['Package', chosenPackage(answers, catalogue)?.name]]],
    [
      'state',
      [
        ['State', state?.name],
        ['Time', state && timeOf(answers, catalogue, state)],
      ],
    ],
    [
      'addons',
      [
        ['Services', addons.join(', ') || 'None'],
        [
          'Registered agent',
          offeredAgent(answers, catalogue) && agentChoice(answers, catalogue) === 'own'
            ? 'Your own'
            : undefined,
        ],
        ['Expedited', expediteOf(quote.lines) ?? undefined],
      ],
    ],
    [
      'company',
      [
        ['Legal name', nameToFile(answers, catalogue)],
        ['Filed as', filedAs ?? undefined],
        ['Type', COMPANY_TYPES[answers.companyType ?? 'llc']],
        ['Purpose', answers.companyPurpose],
      ],
    ],
    [
      'personal',
      [
        ['Name', fullName(answers)],
        ['Email', answers.email],
        ['Phone', answers.phone],
        ['Address', [answers.address, town, country].filter(Boolean).join(', ')],
      ],
    ],
    ['payment', [['Pay with', held?.label]]],
  ])
}

/** A request has nothing to be paid. */
const isAsked = (step: Step, { quote }: CheckoutState) => step !== 'payment' || !quote.isRequest

type ReviewProps = {
  state: CheckoutState
  held: HeldMethod | null
  onEdit: (step: Step) => void
}

/** Every answer, each with a way to change it. */
export function Review({ state, held, onEdit }: ReviewProps) {
  const { answers, catalogue } = state
  const filedAs = useFiledAs(nameToFile(answers, catalogue))
  return (
    <div className="flex flex-col border-t border-border">
      {[...factsOf(state, held, filedAs)]
        .filter(([step]) => isAsked(step, state))
        .map(([step, facts]) => (
          <section key={step} className="flex gap-4 border-b border-border py-4 text-sm">
            <div className="min-w-0 grow">
              <h2 className="mb-1.5 font-semibold">{STEPS[step]}</h2>
              <FactList facts={facts} />
            </div>
            <button
              type="button"
              onClick={() => onEdit(step)}
              className="link -my-2.5 min-h-11 shrink-0 self-start px-1"
            >
              Edit<span className="sr-only"> {STEPS[step]}</span>
            </button>
          </section>
        ))}
    </div>
  )
}

function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[8rem_1fr]">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 wrap-anywhere whitespace-pre-line max-sm:mb-1">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
