'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'

import { CHECK, LongInput, SelectInput, TextInput } from '@/src/admin/kit/form/inputs'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { useAnswer } from '@/src/admin/kit/use-answer'
import {
  type campaignForm,
  countedAudience,
  type segment,
} from '@/src/domain/marketing/campaign-input'
import { AUDIENCES, isFiltered } from '@/src/domain/marketing/campaign-status'
import { STEP_NAMES, STEPS } from '@/src/domain/vocabulary/checkout-steps'

import { wordsOf } from '@/src/lib/browser/result'
import type { FilterChoices } from '@/src/queries/marketing/campaigns'
import { keepSegment } from './keep-segment'
import { AudienceCount } from './SendPanel'

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
  readonly id: string | null
  readonly segments: readonly KeptSegment[]
}

export type KeptSegment = { readonly id: string; readonly name: string } & z.output<typeof segment>

const LOST = { ok: false, message: 'The server did not respond.' } as const

function SavedSegments({ form, segments }: Pick<Props, 'form' | 'segments'>) {
  const router = useRouter()
  const [name, setName] = useState('')
  const [isSaving, start] = useTransition()
  const keep = async () => {
    const { audience, leadFilter } = form.getValues()
    const said = await keepSegment({ name, audience, leadFilter }).catch(() => LOST)
    if (!said.ok) {
      toast.error(said.message)
      return
    }
    toast.success('Segment saved')
    setName('')
    router.refresh()
  }
  const begin = (chosen: string) => {
    const found = segments.find(({ id }) => id === chosen)
    if (!found) return
    form.setValue('audience', found.audience, { shouldDirty: true })
    form.setValue('leadFilter', found.leadFilter, { shouldDirty: true })
  }
  return (
    <div className="flex flex-wrap items-center gap-2 mb-3">
      {segments.length > 0 && (
        <select
          aria-label="Saved segments"
          className="kit-bare-input max-w-55 px-2 py-1"
          defaultValue=""
          onBlur={(event) => {
            event.currentTarget.value = '' // the same one can be chosen again
          }}
          onChange={(event) => begin(event.currentTarget.value)}
        >
          <option value="">Saved segments…</option>
          {segments.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      )}
      <input
        aria-label="Save this audience as"
        className="kit-bare-input px-2 py-1"
        maxLength={60}
        onChange={(event) => setName(event.currentTarget.value)}
        placeholder="Save this audience as"
        value={name}
      />
      <ActionButton busyLabel="Saving…" isBusy={isSaving} onAct={() => start(keep)}>
        Save segment
      </ActionButton>
    </div>
  )
}

const PAUSE_MS = 600
/** A longer list is counted once it is saved. */
const LIST_MOST = 200_000

/** How many get it, counted again a moment after the audience or the text changed. */
function LiveCount({ form, id }: Pick<Props, 'form' | 'id'>) {
  const names = [
    'audience',
    'leadFilter',
    'addresses',
    'listConsent',
    'subject',
    'content',
  ] as const
  const [audience, leadFilter, addresses, listConsent, subject, content] = form.watch(names)
  const pasted = audience === 'list' && addresses ? addresses : null
  const isLong = pasted !== null && pasted.length > LIST_MOST
  const path = isLong ? null : '/api/marketing/campaigns/audience'
  const { result, last } = useAnswer(path, countedAudience, {
    body: { id, audience, leadFilter, addresses: pasted, listConsent, subject, content },
    pauseMs: PAUSE_MS,
  })
  if (isLong) return <p className="mt-2 text-muted">Save the campaign to count a list this long.</p>
  return (
    <div aria-live="polite" className="mt-2">
      {!result && !last && <p className="text-muted">Counting who gets it…</p>}
      {result?.ok === false && <p className="text-muted">{wordsOf(result)}</p>}
      {result?.ok !== false && last && <AudienceCount count={last} />}
    </div>
  )
}

export function AudienceFields({ form, field, kept, choices, id, segments }: Props) {
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
    <fieldset className="m-0 p-0 border-0">
      <legend className="sr-only">Audience</legend>
      <SavedSegments form={form} segments={segments} />
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
      <LiveCount form={form} id={id} />
    </fieldset>
  )
}
