'use client'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { useToday } from '@/src/admin/kit/time/When'
import type { Grant } from '@/src/domain/platform/permissions/actions'

import { DueRows } from './DueRows'
import { LongRow, SelectRow, TextRow } from './FactRow'
import { FeeRows } from './FeeRows'
import { type FactFormState, type ShownFact, useFactForm } from './use-fact-form'

type Props = ShownFact & { readonly code: string; readonly grant: Grant<'correctFacts'> }

const WAYS = {
  always: 'Correct this entry',
  from: 'Add a new version from a date',
} as const

const BASIS = { day: 'From that day on', tax_year: 'Tax years that begin on that day or later' }

function TakesEffect({ state }: { state: FactFormState }) {
  const today = useToday()
  const { watch, setValue } = state.form
  const way = watch('takesEffect')
  return (
    <fieldset className="fact-part">
      <legend>Takes effect</legend>
      <div className="kit-choice">
        {Object.entries(WAYS).map(([value, words]) => (
          <label key={value}>
            <input
              checked={way === value}
              name="takes-effect"
              onChange={() => setValue('takesEffect', value, { shouldDirty: true })}
              type="radio"
            />
            {words}
          </label>
        ))}
      </div>
      {way === 'from' && (
        <>
          <TextRow
            help="Today or later. The current entry applies until then and stays as history."
            label="From"
            min={today}
            name="from"
            required
            state={state}
            type="date"
          />
          <SelectRow label="Applies" name="basis" options={BASIS} state={state} />
        </>
      )}
    </fieldset>
  )
}

/** The form that corrects a fact. */
export function CorrectFact({ grant: _grant, ...shown }: Props) {
  const state = useFactForm(shown)
  const today = useToday()
  return (
    <AdminForm
      action="Save fact"
      busyLabel="Saving…"
      look="primary"
      refused="Not saved."
      state={state}
    >
      <FeeRows state={state} />
      <DueRows state={state} />
      <TakesEffect state={state} />
      <fieldset className="fact-part">
        <legend>Source</legend>
        <TextRow
          help="Required for a confirmed fact"
          label="Source name"
          name="source.title"
          state={state}
        />
        <TextRow
          help="Starts with https://"
          label="Source address"
          name="source.url"
          state={state}
          type="url"
        />
        <TextRow
          help="The day you read it there"
          label="Checked on"
          max={today}
          name="checked"
          state={state}
          type="date"
        />
        <SelectRow
          label="Certainty"
          name="certainty"
          options={{
            confirmed: 'Confirmed: the source says it',
            usual: 'Usual: it commonly holds',
          }}
          state={state}
        />
      </fieldset>
      <fieldset className="fact-part">
        <legend>Words</legend>
        <TextRow label="Name" name="title" required state={state} />
        <LongRow
          help="Shown beside it. May be empty."
          label="Text for customers"
          name="words"
          state={state}
        />
        <LongRow help="Only staff see it." label="Staff note" name="note" state={state} />
      </fieldset>
    </AdminForm>
  )
}
