'use client'

import { FEE_TYPES } from '@/src/domain/catalogue/fact-editing/fee-fields'

import { BracketRows } from './BracketRows'
import { SelectRow, TextRow } from './FactRow'
import type { FactFormState } from './use-fact-form'

type Props = { readonly state: FactFormState }

const Amount = ({
  state,
  ...asked
}: Props & Omit<Parameters<typeof TextRow>[0], 'state' | 'inputMode'>) => (
  <TextRow state={state} {...asked} inputMode="decimal" />
)

const AtMost = ({ state }: Props) => (
  <Amount help="Leave empty if nothing limits it." label="At most" name="most" state={state} />
)

function Details({ state }: Props) {
  switch (state.form.watch('feeType')) {
    case 'fixed':
      return <Amount label="Amount in dollars" name="amount" required state={state} />
    case 'channel':
      return (
        <>
          <Amount help="Leave empty if there is none." label="Online" name="online" state={state} />
          <Amount
            help="Leave empty if there is none."
            label="On paper"
            name="paper"
            state={state}
          />
          <SelectRow
            label="We file"
            name="uses"
            options={{ online: 'Online', paper: 'On paper' }}
            state={state}
          />
        </>
      )
    case 'per':
      return (
        <>
          <SelectRow
            label="For each"
            name="per"
            options={{ member: 'Member', owner: 'Owner' }}
            state={state}
          />
          <Amount label="For each one, in dollars" name="each" required state={state} />
          <TextRow
            help="0 counts everyone."
            inputMode="numeric"
            label="Above this number"
            name="above"
            state={state}
          />
          <Amount label="Base amount" name="base" state={state} />
          <Amount label="At least" name="least" state={state} />
          <AtMost state={state} />
        </>
      )
    case 'range':
      return (
        <>
          <Amount label="At least" name="least" required state={state} />
          <AtMost state={state} />
        </>
      )
    case 'brackets':
      return <BracketRows state={state} />
    default:
      return null
  }
}

/** What the state charges. */
export function FeeRows({ state }: Props) {
  return (
    <fieldset className="fact-part">
      <legend>Fee</legend>
      <SelectRow label="Kind of fee" name="feeType" options={FEE_TYPES} state={state} />
      <Details state={state} />
    </fieldset>
  )
}
