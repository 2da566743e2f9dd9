import { Check } from 'lucide-react'
import type { ExpediteOffer } from '@/src/domain/catalogue/pricing/expedite'
import { agentBilling } from '@/src/domain/catalogue/pricing/registered-agent'
import type { CheckoutAddon } from '@/src/domain/checkout/checkout-view'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'
import { tierIncludesAgent } from '@/src/domain/vocabulary/tiers'
import { EmptyState } from '@/src/storefront/ui/empty-state'
import { RadioCard } from '@/src/storefront/ui/forms/radio-card'
import { Money } from '@/src/storefront/ui/money'
import {
  agentChoice,
  agentPricesOf,
  chosenPackage,
  chosenState,
  offeredAddons,
  offeredAgent,
} from '../formation/choices'
import { lacking } from '../formation/step-ready'
import { ChoiceForm } from './ChoiceForm'
import { ExpediteChoice } from './ExpediteChoice'
import { OptionBox } from './OptionBox'
import { RecurringBilling } from './RecurringBilling'
import type { StepProps } from './step-props'

/** Who the registered agent is, and what else may be added to the chosen package. */
export function AddonsStep(props: StepProps & { expedite: ExpediteOffer | undefined }) {
  const { answers, catalogue, onAnswer, onNext } = props
  const agent = offeredAgent(answers, catalogue)
  const offered = offeredAddons(answers, catalogue).filter((addon) => addon !== agent)
  const ids = answers.addonIds ?? []

  function toggle(id: string, isOn: boolean) {
    onAnswer({ addonIds: isOn ? [...ids, id] : ids.filter((one) => one !== id) })
  }

  return (
    <ChoiceForm
      intro={
        agent
          ? 'Choose a registered agent. The other services are optional: add them now or later.'
          : 'Optional services. Add them now or later.'
      }
      step="addons"
      missing={lacking('addons', answers, catalogue)}
      onNext={() => onNext()}
    >
      {agent ? <AgentChoice {...props} addon={agent} /> : <IncludedAgent {...props} />}
      {offered.length === 0 && !agent && (
        <EmptyState title="No additional services available">
          {chosenPackage(answers, catalogue)?.name} has no add-ons. Continue to the next step.
        </EmptyState>
      )}
      {offered.map((addon) => (
        <OptionBox
          key={addon.id}
          label={addon.name}
          price={<AddonPrice addon={addon} {...props} />}
          help={addon.description}
          isChosen={ids.includes(addon.id)}
          onToggle={(isOn) => toggle(addon.id, isOn)}
        >
          <Billing addon={addon} {...props} />
        </OptionBox>
      ))}
      <ExpediteChoice {...props} />
    </ChoiceForm>
  )
}

/** Says that the package brings an agent along, or that the buyer names their own: ours is not sold here. */
function IncludedAgent({ answers, catalogue }: StepProps) {
  const chosen = chosenPackage(answers, catalogue)
  const state = chosenState(answers, catalogue)
  if (!chosen) return null
  if (!tierIncludesAgent(chosen.tier)) {
    return (
      <p className="rounded-ui border border-border bg-panel p-4 text-sm">
        {`${state?.name ?? 'Every state'} requires a registered agent with a street address there. You name your own: we ask for the name and address after payment.`}
      </p>
    )
  }
  return (
    <div className="flex gap-3 rounded-ui border border-border bg-panel p-4 text-sm">
      <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
      <p className="flex grow flex-col gap-1">
        <span className="flex justify-between gap-4 font-semibold">
          <span>{state ? `Registered agent in ${state.name}` : 'Registered agent'}</span>
          <span className="text-success">Included</span>
        </span>
        <span className="text-xs text-muted">{chosen.name} includes it for the first year.</span>
      </p>
    </div>
  )
}

/** Our agent or the buyer's own: every state requires one, so there is no third way. */
function AgentChoice(props: OfAddon) {
  const { addon, answers, catalogue, onAnswer } = props
  const chosen = agentChoice(answers, catalogue)
  const where = chosenState(answers, catalogue)?.name
  const others = (answers.addonIds ?? []).filter((id) => id !== addon.id)
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-semibold">
        {where ? `Registered agent in ${where}` : 'Registered agent'}
      </legend>
      <p className="text-sm text-muted">
        {where ?? 'Every state'} requires one: a person or company with a street address there that
        receives letters from the state and the courts.
      </p>
      <RadioCard
        name="registeredAgent"
        value="ours"
        title="Our registered agent"
        aside={<AddonPrice {...props} />}
        description="Our address is the agent’s address on the public record."
        checked={chosen === 'ours'}
        onChange={() => onAnswer({ hasOwnAgent: false, addonIds: [...others, addon.id] })}
      />
      <RadioCard
        name="registeredAgent"
        value="own"
        title="My own agent"
        aside={<Money minor={0} short />}
        description="You, or an agent you choose. We ask for the name and address after payment."
        checked={chosen === 'own'}
        onChange={() => onAnswer({ hasOwnAgent: true, addonIds: others })}
      />
      {chosen === 'ours' && <Billing {...props} />}
    </fieldset>
  )
}

type OfAddon = StepProps & { addon: CheckoutAddon }

/** How often a recurring service is paid; nothing for what is paid once. */
function Billing({ addon, answers, catalogue, onAnswer }: OfAddon) {
  const agent = agentPricesOf(addon, chosenState(answers, catalogue))
  if (agent) {
    return (
      <RecurringBilling
        legend="Registered agent billing"
        name="registeredAgentBilling"
        prices={agent}
        value={agentBilling(agent, answers.registeredAgentBilling ?? 'annual')}
        onChange={(registeredAgentBilling) => onAnswer({ registeredAgentBilling })}
      />
    )
  }
  if (!addon.recurring) return null
  return (
    <RecurringBilling
      legend="Business address billing"
      name="businessAddressBilling"
      prices={addon.recurring}
      value={answers.businessAddressBilling ?? 'monthly'}
      onChange={(businessAddressBilling) => onAnswer({ businessAddressBilling })}
    />
  )
}

function AddonPrice({ addon, answers, catalogue }: OfAddon) {
  const prices = agentPricesOf(addon, chosenState(answers, catalogue)) ?? addon.recurring
  if (!prices) return <Money minor={usd(addon.price).minor} short />
  if (prices.monthly === null) return `${formatPrice(usd(prices.annual))}/year`
  return `from ${formatPrice(usd(prices.monthly))}/month`
}
