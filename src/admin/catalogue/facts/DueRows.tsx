'use client'

import { DUE_TYPES, FIRST_DUE, readDue } from '@/src/domain/catalogue/fact-editing/due-fields'
import { reportWords } from '@/src/domain/catalogue/facts/schedule-words'

import { LongRow, SelectRow, TextRow } from './FactRow'
import type { FactFormState } from './use-fact-form'

type Props = { readonly state: FactFormState }

function Details({ state, type }: Props & { type: string }) {
  switch (type) {
    case 'fixed_date':
      return (
        <TextRow
          help="For example, 04-15"
          label="Month and day"
          name="day"
          required
          state={state}
        />
      )
    case 'anniversary_month_window':
      return (
        <>
          <TextRow inputMode="numeric" label="Months before" name="before" state={state} />
          <TextRow inputMode="numeric" label="Months after" name="after" state={state} />
        </>
      )
    case 'fiscal_year_end_offset':
      return (
        <>
          <TextRow inputMode="numeric" label="Months after" name="months" required state={state} />
          <TextRow
            help="A number, or last"
            label="Day of that month"
            name="dayOfMonth"
            required
            state={state}
          />
        </>
      )
    default:
      return null
  }
}

/** The rule in words, as far as what is typed can be read. */
function Reading({ state }: Props) {
  let isWrong = false
  const due = readDue(state.form.watch(), {
    addIssue: () => {
      isWrong = true
    },
  })
  if (isWrong) return null
  return (
    <p className="fact-reading" role="status">
      {`Reads as: ${reportWords(due) ?? 'nothing falls due'}.`}
    </p>
  )
}

/** When it is due. */
export function DueRows({ state }: Props) {
  const type = state.form.watch('dueType')
  const repeats = type !== 'none' && type !== 'json'
  return (
    <fieldset className="fact-part">
      <legend>Due</legend>
      <SelectRow label="Rule" name="dueType" options={DUE_TYPES} state={state} />
      <Details state={state} type={type} />
      {repeats && (
        <>
          <SelectRow
            label="How often"
            name="every"
            options={{ 1: 'Every year', 2: 'Every two years' }}
            state={state}
          />
          <SelectRow label="The first one" name="first" options={FIRST_DUE} state={state} />
        </>
      )}
      {type === 'json' && (
        <LongRow
          help="Rules with exceptions, windows or several days are kept as JSON."
          isCode
          label="Rule as JSON"
          name="dueJson"
          rows={10}
          state={state}
        />
      )}
      <Reading state={state} />
    </fieldset>
  )
}
