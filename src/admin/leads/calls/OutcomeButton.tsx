'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/inputs'
import { useShortcuts } from '@/src/admin/kit/keys/use-shortcuts'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { KitDialog } from '@/src/admin/kit/ui/dialogs'
import {
  CALL_OUTCOMES,
  callInput,
  OUTCOME_CONSEQUENCES,
  OUTCOME_NAMES,
} from '@/src/domain/leads/lead-change'
import { readParts, request } from '@/src/lib/browser/request'

type Props = {
  readonly leadId: string
  /** The first day on which to call again. */
  readonly tomorrow: string
  /** Where to go on once it is recorded. */
  readonly next?: string
}

const said = readParts<{ message: string }>('message')

function OutcomeForm({ leadId, tomorrow, done }: Omit<Props, 'next'> & { done: () => void }) {
  const state = useAdminForm({
    schema: callInput,
    values: { outcome: 'reached', nextAction: '', nextDay: '', note: '' },
    send: (typed) => request('POST', `/api/leads/${leadId}/call`, { body: typed, answer: said }),
    success: 'Call recorded',
    draft: `lead-call:${leadId}`,
    done,
  })
  const outcome = state.form.watch('outcome')
  return (
    <AdminForm action="Save outcome" refused="The call was not recorded." state={state}>
      <fieldset className="kit-choice">
        <legend>What came of the call?</legend>
        {OUTCOME_NAMES.map((name) => (
          <label key={name}>
            <input type="radio" value={name} {...state.form.register('outcome')} />
            {CALL_OUTCOMES[name].label}
          </label>
        ))}
      </fieldset>
      <p className="m-0 mb-3.5 text-muted">{OUTCOME_CONSEQUENCES[outcome]}</p>
      {outcome !== 'lost' && (
        <>
          <FormRow field={state.field('nextAction')} id="call-next" label="Next action">
            {(control) => <input {...control} maxLength={200} type="text" />}
          </FormRow>
          <FormRow
            field={state.field('nextDay')}
            id="call-day"
            label="Call again on"
            required={outcome === 'later'}
          >
            {(control) => <input {...control} min={tomorrow} type="date" />}
          </FormRow>
        </>
      )}
      <FormRow field={state.field('note')} id="call-note" label="Notes">
        {(control) => <textarea {...control} rows={3} />}
      </FormRow>
    </AdminForm>
  )
}

/** Asks what came of a call, and goes on with the next one. */
export function OutcomeButton({ leadId, tomorrow, next }: Props) {
  const [isOpen, open] = useState(false)
  const router = useRouter()
  useShortcuts({ outcome: () => open(true) })
  const done = () => {
    open(false)
    if (next) router.push(next)
  }
  return (
    <>
      <ActionButton
        busyLabel=""
        isBusy={false}
        look={next ? 'primary' : 'secondary'}
        onAct={() => open(true)}
      >
        Set outcome <kbd aria-hidden>O</kbd>
      </ActionButton>
      <KitDialog isOpen={isOpen} onOpen={open} title="Call outcome">
        <OutcomeForm done={done} leadId={leadId} tomorrow={tomorrow} />
      </KitDialog>
    </>
  )
}
