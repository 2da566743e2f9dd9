'use client'

import { useRouter } from 'next/navigation'
import { FormDialog } from '@/src/admin/kit/record/FormDialog'
import { ask, type RecordField, type Values } from '@/src/admin/kit/record/record-field'
import {
  CALL_OUTCOMES,
  callInput,
  OUTCOME_CONSEQUENCES,
  OUTCOME_NAMES,
} from '@/src/domain/leads/lead-change'
import { labelsOf } from '@/src/domain/vocabulary/status'
import { readParts } from '@/src/lib/browser/request'

type Props = {
  readonly leadId: string
  /** The first day on which to call again. */
  readonly tomorrow: string
  /** Where to go on once it is recorded. */
  readonly next?: string
}

const said = readParts<{ message: string }>('message')

const fieldsOf =
  (tomorrow: string) =>
  ({ outcome }: Readonly<Values>): readonly RecordField[] => {
    const chosen = OUTCOME_NAMES.find((name) => name === outcome)
    return [
      ask('choice', 'outcome', 'What came of the call?', {
        isOpen: true,
        options: labelsOf(CALL_OUTCOMES),
        help: chosen && OUTCOME_CONSEQUENCES[chosen],
      }),
      ...(chosen === 'lost'
        ? []
        : ([
            ask('text', 'nextAction', 'Next action'),
            ask('day', 'nextDay', 'Call again on', {
              from: tomorrow,
              required: chosen === 'later',
            }),
          ] as const)),
      ask('long', 'note', 'Notes'),
    ]
  }

export function OutcomeButton({ leadId, tomorrow, next }: Props) {
  const router = useRouter()
  return (
    <FormDialog
      opens={{
        keys: 'outcome',
        label: 'Set outcome',
        look: next ? 'primary' : 'secondary',
        title: 'Call outcome',
      }}
      action="Save outcome"
      answer={said}
      done={() => next && router.push(next)}
      draft={`lead-call:${leadId}`}
      fields={fieldsOf(tomorrow)}
      path={`/api/leads/${leadId}/call`}
      refused="The call was not recorded."
      schema={callInput}
      success="Call recorded"
      values={{ outcome: 'reached' }}
    />
  )
}
