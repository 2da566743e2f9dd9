'use client'

import { useState } from 'react'

import { type FieldProps, SelectInput, TextInput } from '@/src/admin/kit/form/inputs'
import {
  DUE_TYPES,
  FIRST_DUE,
  hasLateness,
  hasOpening,
  hasRhythm,
  LATE,
  ONCE_WITHIN,
  OPENS,
  type RuleFields,
} from '@/src/domain/catalogue/fact-editing/rule-fields'

type Props = {
  readonly typed: RuleFields
  readonly field: (name: keyof RuleFields) => FieldProps & { readonly error?: string }
}

const LAST = 'A number, or last'

const MonthDay = ({
  field,
  name,
  ...asked
}: Pick<Props, 'field'> & {
  name: keyof RuleFields
  label: string
  help?: string
  required?: boolean
}) => <TextInput help="For example, 04-15" {...asked} field={field(name)} />

function Within({ typed, field }: Props) {
  return (
    <>
      <SelectInput field={field('within')} label="By when" options={ONCE_WITHIN} />
      {typed.within === 'length' && (
        <>
          <TextInput field={field('withinMonths')} inputMode="numeric" label="Months" />
          <TextInput
            field={field('withinDays')}
            help="On top of the months, if there are any"
            inputMode="numeric"
            label="Days"
          />
        </>
      )}
    </>
  )
}

function Details(props: Props) {
  const { typed, field } = props
  switch (typed.dueType) {
    case 'fixed_date':
      return <MonthDay field={field} label="Month and day" name="day" required />
    case 'several_days':
      return (
        <TextInput
          field={field('days')}
          help="In their order, with commas. For example, 04-15, 06-15"
          label="Months and days"
          required
        />
      )
    case 'once':
      return <Within {...props} />
    case 'anniversary_month_window':
      return (
        <>
          <TextInput field={field('before')} inputMode="numeric" label="Months before" />
          <TextInput field={field('after')} inputMode="numeric" label="Months after" />
        </>
      )
    case 'quarterly':
    case 'fiscal_year_end_offset':
      return (
        <>
          <TextInput field={field('months')} inputMode="numeric" label="Months after" required />
          <TextInput field={field('dayOfMonth')} help={LAST} label="Day of that month" required />
        </>
      )
    default:
      return null
  }
}

function Rhythm({ field }: Props) {
  return (
    <>
      <SelectInput
        field={field('every')}
        label="How often"
        options={{ 1: 'Every year', 2: 'Every two years' }}
      />
      <SelectInput field={field('first')} label="The first one" options={FIRST_DUE} />
    </>
  )
}

function Window({ typed, field }: Props) {
  const { dueType, opens, late } = typed
  return (
    <>
      {hasOpening(dueType) && (
        <SelectInput field={field('opens')} label="Can be filed" options={OPENS} />
      )}
      {hasOpening(dueType) && opens !== 'none' && (
        <Beside field={field} kind={opens} label="Can be filed: when" name="opensAt" />
      )}
      {hasLateness(dueType) && (
        <SelectInput field={field('late')} label="Counts as late" options={LATE} />
      )}
      {hasLateness(dueType) && late !== 'none' && (
        <Beside field={field} kind={late} label="Counts as late: when" name="lateAt" />
      )}
    </>
  )
}

const BESIDE: Readonly<Record<string, string>> = {
  day: 'Month and day. For example, 04-15',
  days: 'How many days',
  months: 'How many months. 0 is the month in which it is due.',
}

const Beside = (
  props: Pick<Props, 'field'> & { kind: string; label: string; name: 'opensAt' | 'lateAt' },
) => (
  <TextInput
    field={props.field(props.name)}
    help={BESIDE[props.kind]}
    label={props.label}
    required
  />
)

/** What few states have: companies that skip the first one, and one before the rhythm begins. */
function Rare({ typed, field }: Props) {
  const { sparedAfter, beginsMonth, beginsDay, beginsUntil } = typed
  const isUsed = [sparedAfter, beginsMonth, beginsDay, beginsUntil].some((text) => text !== '')
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="mb-3 [&>summary]:mb-2.5 [&>summary]:text-muted [&>summary]:cursor-pointer"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      open={isUsed || isOpen}
    >
      <summary>A different first one</summary>
      <MonthDay
        field={field}
        help="Companies formed after this day skip the first one, such as 09-30."
        label="Skipped after"
        name="sparedAfter"
      />
      <TextInput
        field={field('beginsMonth')}
        help="If there is an earlier one: in which month, counting that of formation"
        inputMode="numeric"
        label="Month of the earlier one"
      />
      <TextInput field={field('beginsDay')} help={LAST} label="Day of the earlier one" />
      <MonthDay
        field={field}
        help="Companies formed after this day have no earlier one, such as 12-16."
        label="Earlier one until"
        name="beginsUntil"
      />
    </details>
  )
}

export function RuleRows(props: Props) {
  const { typed, field } = props
  return (
    <>
      <SelectInput field={field('dueType')} label="Rule" options={DUE_TYPES} />
      <Details {...props} />
      {hasRhythm(typed.dueType) && <Rhythm {...props} />}
      <Window {...props} />
      {hasRhythm(typed.dueType) && <Rare {...props} />}
    </>
  )
}
