'use client'

import { RecordInputs } from '@/src/admin/kit/record/RecordInputs'
import { ask, type RecordField } from '@/src/admin/kit/record/record-field'
import { FEE_TYPES } from '@/src/domain/catalogue/fact-editing/fee-fields'
import { NEW_BRACKET } from '@/src/domain/catalogue/fact-editing/part-fields'
import { FactList, factTyped } from './FactList'
import type { FactFormState } from './use-fact-form'

const ROW =
  'grid relative grid-cols-2 gap-x-3 min-w-0 m-0 mb-3 ps-3 pe-12 pt-2 pb-0 border border-line rounded-ui [&>legend]:px-1 [&>legend]:font-semibold'

const amount = (name: string, label: string, more: { help?: string; required?: true } = {}) =>
  ask('number', name, label, { decimals: 2, ...more })

const NONE = 'Leave empty if there is none.'
const LIMIT = 'Leave empty if nothing limits it.'
const MOST = amount('most', 'At most', { help: LIMIT })

/** What is asked of each kind of fee. */
const ASKED: Readonly<Record<string, readonly RecordField[]>> = {
  fixed: [amount('amount', 'Amount in dollars', { required: true })],
  channel: [
    amount('online', 'Online', { help: NONE }),
    amount('paper', 'On paper', { help: NONE }),
    ask('choice', 'uses', 'We file', {
      options: { online: 'Online', paper: 'On paper' },
      isSet: true,
    }),
  ],
  per: [
    ask('choice', 'per', 'For each', {
      options: { member: 'Member', owner: 'Owner' },
      isSet: true,
    }),
    amount('each', 'For each one, in dollars', { required: true }),
    ask('number', 'above', 'Above this number', '0 counts everyone.'),
    amount('base', 'Base amount'),
    amount('least', 'At least'),
    MOST,
  ],
  range: [amount('least', 'At least', { required: true }), MOST],
  brackets: [
    ask('text', 'bracketsOf', 'Figure that decides', {
      help: 'For example, total income in the state, in dollars',
      required: true,
    }),
  ],
}

const KIND = ask('choice', 'feeType', 'Kind of fee', { options: FEE_TYPES, isSet: true })

export function FeeRows({ state }: { state: FactFormState }) {
  const { feeType } = factTyped(state)
  return (
    <fieldset className="min-w-0 m-0 mb-5 p-0 border-0 [&>legend]:mb-2.5 [&>legend]:p-0 [&>legend]:font-semibold">
      <legend>Fee</legend>
      <RecordInputs fields={[KIND, ...(ASKED[feeType] ?? [])]} state={state} />
      {feeType === 'brackets' && (
        <FactList className={ROW} fresh={NEW_BRACKET} name="brackets" noun="bracket" state={state}>
          {({ at, isLast, list }) => (
            <RecordInputs
              at={`${at}.`}
              fields={[
                amount('upTo', 'Up to', isLast ? { help: LIMIT } : {}),
                amount('cost', 'Fee in dollars', { required: true }),
              ]}
              state={list}
            />
          )}
        </FactList>
      )}
    </fieldset>
  )
}
