'use client'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { useToday } from '@/src/admin/kit/time/When'
import type { Grant } from '@/src/domain/platform/permissions/actions'

import { DueRows } from './DueRows'
import { LongRow, SelectRow, TextRow } from './FactRow'
import { FeeRows } from './FeeRows'
import { useFocusInLists } from './fact-list'
import { type FactFormState, type ShownFact, useFactForm } from './use-fact-form'

type Props = ShownFact & {
  readonly code: string
  readonly grant: Grant<'correctFacts'>
  /** A version that is still to begin gets another day instead of a successor. */
  readonly isScheduled: boolean
}

const ENTRY = {
  from: 'Add a new version from a date',
  help: 'Today or later. The current entry applies until then and stays as history.',
}
const SCHEDULED = { from: 'Change its date', help: 'Today or later.' }

const BASIS = { day: 'From that day on', tax_year: 'Tax years that begin on that day or later' }

function TakesEffect({ state, words }: { state: FactFormState; words: typeof ENTRY }) {
  const today = useToday()
  const { watch, setValue } = state.form
  const way = watch('takesEffect')
  return (
    <fieldset className="min-w-0 m-0 mb-5 p-0 border-0 [&>legend]:mb-2.5 [&>legend]:p-0 [&>legend]:font-semibold">
      <legend>Takes effect</legend>
      <div className="kit-choice">
        {Object.entries({ always: 'Correct this entry', from: words.from }).map(
          ([value, label]) => (
            <label key={value}>
              <input
                checked={way === value}
                name="takes-effect"
                onChange={() => setValue('takesEffect', value, { shouldDirty: true })}
                type="radio"
              />
              {label}
            </label>
          ),
        )}
      </div>
      {way === 'from' && (
        <>
          <TextRow
            help={words.help}
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

export function CorrectFact({ grant: _grant, isScheduled, ...shown }: Props) {
  const state = useFactForm(shown)
  const today = useToday()
  useFocusInLists(state)
  return (
    <AdminForm action="Save fact" refused="Not saved." state={state}>
      <FeeRows state={state} />
      <DueRows state={state} />
      <TakesEffect state={state} words={isScheduled ? SCHEDULED : ENTRY} />
      <fieldset className="min-w-0 m-0 mb-5 p-0 border-0 [&>legend]:mb-2.5 [&>legend]:p-0 [&>legend]:font-semibold">
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
      <fieldset className="min-w-0 m-0 mb-5 p-0 border-0 [&>legend]:mb-2.5 [&>legend]:p-0 [&>legend]:font-semibold">
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
