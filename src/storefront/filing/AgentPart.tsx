import { useWatch } from 'react-hook-form'

import type { AgentOffer } from '@/src/domain/filing/registered-agent'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { FieldError } from '@/src/storefront/ui/forms/field'
import { RadioCard } from '@/src/storefront/ui/forms/radio-card'
import { TextField } from '@/src/storefront/ui/forms/text-field'

import { idFor } from './filing-form'
import { Part } from './Part'
import type { FilingFormState } from './use-filing-form'

type AgentPartProps = FilingFormState & { extrasHref: string | null }

function price({ isIncluded, yearlyMinor }: AgentOffer): string | undefined {
  if (isIncluded) return 'Included'
  return yearlyMinor === null ? undefined : `${formatMoney(money(yearlyMinor, 'USD'))} a year`
}

/** Who takes the letters of the state and the courts. */
export function AgentPart({ extrasHref, ...state }: AgentPartProps) {
  const { form, view, errorAt } = state
  const { agentOffer, state: formedIn } = view
  const kind = useWatch({ control: form.control, name: 'registeredAgent.kind' })
  return (
    <Part
      id={idFor('agent-part')}
      title="Who is the registered agent?"
      intro={`A person or company with a street address in ${formedIn.name} that receives letters from the state and the courts during business hours. The address is public record.`}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <RadioCard
          id={idFor('registeredAgent.kind')}
          value="ours"
          title="Our agent"
          aside={price(agentOffer)}
          description="We receive the letters and forward them the same day. Your own address stays private."
          {...form.register('registeredAgent.kind')}
        />
        <RadioCard
          value="own"
          title="My own agent"
          description={`You, or an agent you choose, with an address in ${formedIn.name}.`}
          {...form.register('registeredAgent.kind')}
        />
      </div>
      {kind === 'ours' && !agentOffer.isIncluded && (
        <p className="text-sm text-muted">
          Our agent is not part of this order yet.{' '}
          {extrasHref ? (
            <a href={extrasHref} className="link">
              Add it to the order
            </a>
          ) : (
            'Add it to the order'
          )}
          , then send these details.
        </p>
      )}
      <FieldError id={idFor('registeredAgent.kind')} error={errorAt('registeredAgent.kind')} />
      {kind === 'own' && <OwnAgent {...state} />}
    </Part>
  )
}

function OwnAgent({ form, view, errorAt }: FilingFormState) {
  const texts = (name: 'name' | 'address' | 'city' | 'zipCode', most: number) => ({
    id: idFor(`registeredAgent.${name}`),
    error: errorAt(`registeredAgent.${name}`),
    maxLength: most,
    autoComplete: 'off',
    ...form.register(`registeredAgent.${name}`),
  })
  return (
    <div className="flex flex-col gap-4">
      <TextField {...texts('name', 200)} label="Agent’s name" />
      <TextField
        {...texts('address', 200)}
        label="Street address"
        help="A street address, not a PO box"
      />
      <div className="grid gap-4 sm:grid-cols-[1fr_9rem_9rem]">
        <TextField {...texts('city', 100)} label="City" />
        <TextField label="State" value={view.state.name} readOnly />
        <TextField {...texts('zipCode', 10)} label="ZIP code" inputMode="numeric" />
      </div>
    </div>
  )
}
