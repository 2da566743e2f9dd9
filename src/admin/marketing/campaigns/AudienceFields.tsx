'use client'

import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

import { CHECK, LongInput, SelectInput, TextInput } from '@/src/admin/kit/form/inputs'
import type { campaignForm } from '@/src/domain/marketing/campaign-input'
import { AUDIENCES, isFiltered } from '@/src/domain/marketing/campaign-status'
import { STEP_NAMES, STEPS } from '@/src/domain/vocabulary/checkout-steps'

import type { FilterChoices } from '@/src/queries/marketing/campaigns'

type In = z.input<typeof campaignForm>
type Out = z.output<typeof campaignForm>
type Field = Parameters<typeof TextInput>[0]['field']

type Props = {
  readonly form: UseFormReturn<In, unknown, Out>
  readonly field: (
    name:
      | 'audience'
      | 'addresses'
      | 'leadFilter.package'
      | 'leadFilter.state'
      | 'leadFilter.minTotal'
      | 'leadFilter.withinDays'
      | 'listConsent.textVersion'
      | 'listConsent.where',
  ) => Field
  readonly kept: number
  readonly choices: FilterChoices
}

/** To whom a campaign goes. */
export function AudienceFields({ form, field, kept, choices }: Props) {
  const audience = form.watch('audience')
  const steps = form.watch('leadFilter.steps') ?? []
  const { leads_chosen: _chosen, ...offered } = AUDIENCES
  const toggle = (step: (typeof STEP_NAMES)[number]) =>
    form.setValue(
      'leadFilter.steps',
      steps.includes(step) ? steps.filter((one) => one !== step) : [...steps, step],
      { shouldDirty: true },
    )
  return (
    <fieldset className="m-0 mb-4 px-4 py-3 border border-line rounded-ui">
      <legend className="px-1.5 py-0 font-semibold">Audience</legend>
      <SelectInput
        field={field('audience')}
        help="Only people who agreed to marketing email get it. Unsubscribed and bounced addresses are left out."
        label="Who gets it"
        options={audience === 'leads_chosen' ? AUDIENCES : offered}
      />
      {isFiltered(audience) && (
        <>
          <div>
            <span>Who stopped at</span>
            <div className="flex flex-wrap gap-x-4 gap-y-1 mt-1 mb-3">
              {STEP_NAMES.map((step) => (
                <label className={CHECK} key={step}>
                  <input
                    checked={steps.includes(step)}
                    onChange={() => toggle(step)}
                    type="checkbox"
                  />
                  {STEPS[step]}
                </label>
              ))}
            </div>
          </div>
          <SelectInput
            field={field('leadFilter.package')}
            label="Chose the package"
            options={{ '': 'Any package', ...choices.package }}
          />
          <SelectInput
            field={field('leadFilter.state')}
            label="Chose the state"
            options={{ '': 'Any state', ...choices.state }}
          />
          <TextInput
            field={field('leadFilter.minTotal')}
            help="Dollars. Leave empty for any."
            inputMode="numeric"
            label="Order worth at least"
          />
          <TextInput
            field={field('leadFilter.withinDays')}
            help="Days. Leave empty for any."
            inputMode="numeric"
            label="Seen within the last"
          />
        </>
      )}
      {audience === 'list' && (
        <>
          <LongInput
            field={field('addresses')}
            help={
              kept > 0
                ? `${kept.toLocaleString('en-US')} addresses are saved. Paste here to replace them.`
                : 'One address a line, or a CSV file’s content. Repeated ones count once.'
            }
            label="Addresses"
            rows={6}
          />
          <TextInput
            field={field('listConsent.textVersion')}
            help="If everyone on this list agreed to marketing email: the name or version of the text they saw. Leave empty if not; then only people we know to have agreed get it."
            label="Text they agreed to"
          />
          <TextInput
            field={field('listConsent.where')}
            help="Such as the form, event or shop."
            label="Where they agreed"
          />
        </>
      )}
    </fieldset>
  )
}
