'use client'

import { Button } from '@payloadcms/ui'
import { TextInput } from '@/src/admin/kit/form/inputs'
import { FEE_TYPES } from '@/src/domain/catalogue/fact-editing/fee-fields'
import { type BracketFields, NEW_BRACKET } from '@/src/domain/catalogue/fact-editing/part-fields'
import { SelectRow, TextRow } from './FactRow'
import { errorAt, factList, textOf } from './fact-list'
import { RemoveRow } from './RemoveRow'
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

const ROW =
  'grid relative grid-cols-2 gap-x-3 min-w-0 m-0 mb-3 ps-3 pe-12 pt-2 pb-0 border border-line rounded-ui [&>legend]:px-1 [&>legend]:font-semibold'

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

export function FeeRows({ state }: Props) {
  return (
    <fieldset className="min-w-0 m-0 mb-5 p-0 border-0 [&>legend]:mb-2.5 [&>legend]:p-0 [&>legend]:font-semibold">
      <legend>Fee</legend>
      <SelectRow label="Kind of fee" name="feeType" options={FEE_TYPES} state={state} />
      <Details state={state} />
    </fieldset>
  )
}

function BracketRows({ state }: { readonly state: FactFormState }) {
  const { rows, put } = factList(state, 'brackets')
  const field = (at: number, name: keyof BracketFields) => {
    const path = `brackets.${at}.${name}`
    const change = (value: string) =>
      put(rows.map((row, place) => (place === at ? { ...row, [name]: value } : row)))
    return textOf(path, rows[at]?.[name] ?? '', change, errorAt(state, path))
  }
  const error = errorAt(state, 'brackets')
  return (
    <>
      <TextRow
        help="For example, total income in the state, in dollars"
        label="Figure that decides"
        name="bracketsOf"
        required
        state={state}
      />
      {rows.map((_row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bracket is nothing but its place
        <fieldset className={ROW} key={at}>
          <legend>{`Bracket ${at + 1}`}</legend>
          <TextInput
            field={field(at, 'upTo')}
            help={at === rows.length - 1 ? 'Leave empty if nothing limits it.' : undefined}
            inputMode="decimal"
            label="Up to"
          />
          <TextInput
            field={field(at, 'cost')}
            inputMode="decimal"
            label="Fee in dollars"
            required
          />
          <RemoveRow noun={`bracket ${at + 1}`} onRemove={() => put(rows.toSpliced(at, 1))} />
        </fieldset>
      ))}
      {error && (
        <p className="admin-form-row__error" role="alert">
          {error}
        </p>
      )}
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => put([...rows, NEW_BRACKET])}
        size="small"
      >
        Add bracket
      </Button>
    </>
  )
}
