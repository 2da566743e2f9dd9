'use client'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { RecordInputs } from '@/src/admin/kit/record/RecordInputs'
import { ask, type RecordField } from '@/src/admin/kit/record/record-field'
import { useToday } from '@/src/admin/kit/time/When'
import type { Grant } from '@/src/domain/platform/permissions/actions'

import { DueRows } from './DueRows'
import { factTyped, useFocusInLists } from './FactList'
import { FeeRows } from './FeeRows'
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
const CERTAINTY = {
  confirmed: 'Confirmed: the source says it',
  usual: 'Usual: it commonly holds',
}

const WORDS: readonly RecordField[] = [
  ask('text', 'title', 'Name', { required: true }),
  ask('long', 'words', 'Text for customers', 'Shown beside it. May be empty.'),
  ask('long', 'note', 'Staff note', 'Only staff see it.'),
]

const PART =
  'min-w-0 m-0 mb-5 p-0 border-0 [&>legend]:mb-2.5 [&>legend]:p-0 [&>legend]:font-semibold'

function TakesEffect({ state, words }: { state: FactFormState; words: typeof ENTRY }) {
  const today = useToday()
  const way = factTyped(state).takesEffect
  return (
    <fieldset className={PART}>
      <legend>Takes effect</legend>
      <div className="kit-choice">
        {Object.entries({ always: 'Correct this entry', from: words.from }).map(
          ([value, label]) => (
            <label key={value}>
              <input
                checked={way === value}
                name="takes-effect"
                onChange={() => state.form.setValue('takesEffect', value, { shouldDirty: true })}
                type="radio"
              />
              {label}
            </label>
          ),
        )}
      </div>
      {way === 'from' && (
        <RecordInputs
          fields={[
            ask('day', 'from', 'From', { help: words.help, from: today, required: true }),
            ask('choice', 'basis', 'Applies', { options: BASIS, isSet: true }),
          ]}
          state={state}
        />
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
      <fieldset className={PART}>
        <legend>Source</legend>
        <RecordInputs
          fields={[
            ask('text', 'source.title', 'Source name', 'Required for a confirmed fact'),
            ask('text', 'source.url', 'Source address', {
              type: 'url',
              help: 'Starts with https://',
            }),
            ask('day', 'checked', 'Checked on', {
              until: today,
              help: 'The day you read it there',
            }),
            ask('choice', 'certainty', 'Certainty', { options: CERTAINTY, isSet: true }),
          ]}
          state={state}
        />
      </fieldset>
      <fieldset className={PART}>
        <legend>Words</legend>
        <RecordInputs fields={WORDS} state={state} />
      </fieldset>
    </AdminForm>
  )
}
