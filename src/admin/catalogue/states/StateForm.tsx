'use client'

import type { z } from 'zod'

import { useToday } from '@/src/admin/kit/time/When'
import {
  NEW_STATE,
  type StateEntry,
  type StateTyped,
  stateForm,
} from '@/src/domain/catalogue/editing/state-form'
import { CheckInput, TextInput } from '../../kit/form/inputs'
import { type Closing, type EntryProps, entryDrawer } from '../../kit/record/EntryDrawer'
import { EntryForm } from '../../kit/record/EntryForm'
import { useEntryForm } from '../../kit/record/use-entry-form'

type Typed = z.input<typeof stateForm>

const LABELS = {
  name: 'State',
  code: 'Code',
  filingFee: 'Filing fee',
  serviceFee: 'Service fee',
  turnaroundTime: 'Turnaround',
  isActive: 'Active',
}

type Props = EntryProps<'changeStates', StateEntry>

const isOther = (typed: unknown, fee: number) => Number(String(typed).replace(/[$,]/g, '')) !== fee

function Form({ shown, close }: Props & Closing) {
  const today = useToday()
  const entry = shown?.entry ?? NEW_STATE
  const state = useEntryForm<Typed, StateTyped>({
    schema: stateForm,
    values: {
      name: entry.name,
      code: entry.code,
      filingFee: shown ? String(shown.entry.filingFee) : '',
      serviceFee: String(entry.serviceFee),
      turnaroundTime: entry.turnaroundTime,
      isActive: entry.isActive,
      feeFrom: shown ? today : '',
      sourceTitle: '',
      sourceUrl: '',
      checked: today,
    },
    seen: shown,
    save: '/api/states/save',
    success: 'State saved',
    done: close,
  })
  const { field, form, other } = state
  const present = other?.current.filingFee ?? shown?.entry.filingFee
  const asksForSource = !shown || isOther(form.watch('filingFee'), Number(present))
  return (
    <EntryForm isNew={!shown} labels={LABELS} noun="state" state={state}>
      <TextInput field={field('name')} label={LABELS.name} required />
      <TextInput
        autoCapitalize="characters"
        field={field('code')}
        help="Two letters, such as WY"
        label={LABELS.code}
        required
      />
      <TextInput
        field={field('filingFee')}
        help="What the state charges to form an LLC. Passed on at cost."
        inputMode="decimal"
        label={LABELS.filingFee}
        required
      />
      {asksForSource && (
        <fieldset className="entry-part">
          <legend>{shown ? 'About the new fee' : 'About this fee'}</legend>
          {shown && (
            <TextInput
              field={field('feeFrom')}
              help="Today or later. Until then the current fee stays. It is kept as history."
              label="New fee from"
              min={today}
              type="date"
            />
          )}
          <TextInput
            field={field('sourceTitle')}
            help="Without a source, the fee goes on the review list."
            label="Source name"
          />
          <TextInput
            field={field('sourceUrl')}
            help="Starts with https://"
            label="Source address"
            type="url"
          />
          <TextInput
            field={field('checked')}
            help="The day you read it there"
            label="Checked on"
            max={today}
            type="date"
          />
        </fieldset>
      )}
      <TextInput
        field={field('serviceFee')}
        inputMode="decimal"
        label={LABELS.serviceFee}
        required
      />
      <TextInput
        field={field('turnaroundTime')}
        help="The state’s own time, for example 3-5 business days. Leave it empty if no page of the state gives one."
        label={LABELS.turnaroundTime}
      />
      <div className="entry-checks">
        <CheckInput field={field('isActive')} label={LABELS.isActive} />
      </div>
    </EntryForm>
  )
}

/** Opens the form of a state, or of a new one. */
export const StateForm = entryDrawer('Add state', 'state', Form)
