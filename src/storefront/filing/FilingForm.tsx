'use client'

import { useWatch } from 'react-hook-form'
import { sharesOf } from '@/src/domain/filing/company-answers'
import {
  formatShares,
  mostShares,
  OFFICERS,
  OFFICES,
  peopleTitles,
} from '@/src/domain/filing/corporation'
import type { FilingAnswers } from '@/src/domain/filing/filing-answers'
import type { FilingView } from '@/src/domain/filing/filing-view'
import type { AgentOffer } from '@/src/domain/filing/registered-agent'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import type { Country } from '@/src/domain/vocabulary/places/countries'
import { useAddExtra } from '@/src/storefront/orders/extras/use-add-extra'
import { Button } from '@/src/storefront/ui/button'
import { FieldError } from '@/src/storefront/ui/forms/field'
import { RadioCard } from '@/src/storefront/ui/forms/radio-card'
import { TextField } from '@/src/storefront/ui/forms/text-field'
import { Notice } from '@/src/storefront/ui/notice'
import { AnswersForm } from './AnswersForm'
import { CompanyPart, ManagementPart, NamedPeople, Part } from './CompanyPart'
import { answersOf, idFor, wholeTaxId } from './filing-form'
import { filingTrouble, patchFiling } from './filing-saver'
import { OwnersPart } from './OwnersPart'
import { PartyPart } from './PartyPart'
import { type FilingFormState, useFilingForm } from './use-filing-form'

type FilingFormProps = {
  view: FilingView
  countries: readonly Country[]
  onComplete: (view: FilingView) => void
}

/** The questions after payment. Every answer is kept as it is typed; sending asks for all of them. */
export function FilingForm({ view, countries, onComplete }: FilingFormProps) {
  const { state, problems, saver, save, trouble, setSent, wasSent } = useFilingForm(view)
  const send = async () => {
    const typed = state.form.getValues()
    const taxId = wholeTaxId(typed)
    const patch = { ...answersOf(typed), ...(taxId ? { taxId } : {}), action: 'complete' as const }
    const result = await saver.complete(() => patchFiling(view.orderId, patch))
    if (result.ok) onComplete(result.value.filing)
    return result.ok ? null : filingTrouble(result)
  }

  return (
    <AnswersForm
      action="Send these details"
      label="Formation details"
      people={peopleTitles(view.companyType)}
      onTry={() => setSent(true)}
      problems={problems}
      saved={{ state: save, trouble }}
      send={send}
      wasSent={wasSent}
    >
      <CompanyPart {...state} countries={countries} />
      <OwnersPart {...state} countries={countries} />
      {view.companyType === 'corporation' ? (
        <CorporationParts {...state} />
      ) : (
        <ManagementPart {...state} />
      )}
      <AgentPart {...state} />
      <PartyPart {...state} />
    </AnswersForm>
  )
}

function price({ isIncluded, yearlyMinor }: AgentOffer): string | undefined {
  if (isIncluded) return 'Included'
  return yearlyMinor === null ? undefined : `${formatMoney(money(yearlyMinor, 'USD'))} a year`
}

/** Who takes the letters of the state and the courts. */
function AgentPart(state: FilingFormState) {
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
          description="We receive the letters and forward them the same business day. Our address is the agent’s address on the public record."
          {...form.register('registeredAgent.kind')}
        />
        <RadioCard
          value="own"
          title="My own agent"
          description={`You, or an agent you choose, with an address in ${formedIn.name}.`}
          {...form.register('registeredAgent.kind')}
        />
      </div>
      {kind === 'ours' && !agentOffer.isIncluded && <AddAgent view={view} />}
      <FieldError id={idFor('registeredAgent.kind')} error={errorAt('registeredAgent.kind')} />
      {kind === 'own' && <OwnAgent {...state} />}
    </Part>
  )
}

/** Our agent is paid for before it can be named. What was typed so far is kept. */
function AddAgent({ view: { agentOffer, orderId } }: Pick<FilingFormState, 'view'>) {
  const { add, busy, problem } = useAddExtra(orderId)
  const { addonId } = agentOffer
  if (!addonId) return <p className="text-sm text-muted">We do not sell our agent at the moment.</p>
  return (
    <div className="flex flex-col items-start gap-3 text-sm text-muted">
      <p>Our agent is not part of this order yet. Add it, then send these details.</p>
      <Button
        size="sm"
        type="button"
        variant="secondary"
        busy={busy !== null}
        busyLabel="Adding…"
        onClick={() => void add(addonId, 'annual')}
      >
        Add our agent and pay
      </Button>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </div>
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

/** What only a corporation is asked: its shares, its directors, and its officers. */
function CorporationParts(state: FilingFormState) {
  return (
    <>
      <SharesPart {...state} />
      <Part
        id={idFor('managers')}
        title="Who are the directors?"
        intro="Directors make the major decisions and appoint the officers. Name at least one. A shareholder can be a director."
      >
        <NamedPeople {...state} />
      </Part>
      <OfficersPart {...state} />
    </>
  )
}

const holderText = (one: FilingAnswers['members'][number], issued: number) =>
  `${one.name || 'Shareholder'}: ${sharesOf(issued, one).toLocaleString('en-US')}`

type Stock = 'parValue' | 'issuedShares' | 'sharePrice'

function SharesPart({ form, view, errorAt }: FilingFormState) {
  const { members, company } = useWatch({ control: form.control, compute: answersOf })
  const issued = company.issuedShares
  const texts = (path: 'authorizedShares' | `company.${Stock}`) => ({
    id: idFor(path),
    error: errorAt(path),
    inputMode: 'decimal' as const,
    maxLength: 20,
    autoComplete: 'off',
    className: 'tabular-nums',
    ...form.register(path),
  })
  return (
    <Part
      id={idFor('shares-part')}
      title="How many shares can the corporation issue?"
      intro="These are its authorized shares, of one class: common stock. You do not have to issue all of them. 1,000 is common for a small company. Contact us for more classes."
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...texts('authorizedShares')}
          label="Authorized shares"
          help={`From 1 to ${formatShares(mostShares(view.state.code))}`}
        />
        <TextField
          {...texts('company.parValue')}
          label="Par value of a share ($)"
          help="The least that a share may be sold for, such as 0.0001. Enter 0 for shares without par value."
        />
        <TextField
          {...texts('company.issuedShares')}
          label="Shares to issue now"
          help={
            issued
              ? members.map((one) => holderText(one, issued)).join(', ')
              : 'All shareholders together.'
          }
        />
        <TextField
          {...texts('company.sharePrice')}
          label="Price per share ($)"
          help="What shareholders pay for each share."
          optional
        />
      </div>
    </Part>
  )
}

function OfficersPart({ form, errorAt }: FilingFormState) {
  return (
    <Part
      id={idFor('officers')}
      title="Who are the officers?"
      intro="Officers run the company day to day. One person can hold all three offices."
    >
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {OFFICES.map((office) => (
          <TextField
            key={office}
            id={idFor(`officers.${office}`)}
            label={OFFICERS[office]}
            maxLength={200}
            autoComplete="off"
            error={errorAt(`officers.${office}`)}
            {...form.register(`officers.${office}`)}
          />
        ))}
      </div>
    </Part>
  )
}
