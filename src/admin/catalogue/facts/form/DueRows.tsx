'use client'

import { useState } from 'react'
import { RecordInputs, type RecordState } from '@/src/admin/kit/record/RecordInputs'
import { ask, type RecordField } from '@/src/admin/kit/record/record-field'
import {
  type ExceptionFields,
  NEW_EXCEPTION,
  OWNERS_FROM,
  readDue,
} from '@/src/domain/catalogue/fact-editing/part-fields'
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
import { TAX_CLASSES, type TaxClass } from '@/src/domain/catalogue/facts/condition'
import { reportText } from '@/src/domain/catalogue/facts/schedule-text'
import { FactList, factTyped } from './FactList'
import type { FactFormState } from './use-fact-form'

const LAST = 'A number, or last'

/** A choice that always has one of its answers. */
const pick = (name: keyof RuleFields, label: string, options: Readonly<Record<string, string>>) =>
  ask('choice', name, label, { options, isSet: true })

function daysOf({ dueType, within }: RuleFields): RecordField[] {
  switch (dueType) {
    case 'fixed_date':
      return [ask('text', 'day', 'Month and day', { help: 'For example, 04-15', required: true })]
    case 'several_days':
      return [
        ask('text', 'days', 'Months and days', {
          help: 'In their order, with commas. For example, 04-15, 06-15',
          required: true,
        }),
      ]
    case 'once':
      return [
        pick('within', 'By when', ONCE_WITHIN),
        ...(within === 'length'
          ? [
              ask('number', 'withinMonths', 'Months'),
              ask('number', 'withinDays', 'Days', 'On top of the months, if there are any'),
            ]
          : []),
      ]
    case 'anniversary_month_window':
      return [ask('number', 'before', 'Months before'), ask('number', 'after', 'Months after')]
    case 'quarterly':
    case 'fiscal_year_end_offset':
      return [
        ask('number', 'months', 'Months after', { required: true }),
        ask('text', 'dayOfMonth', 'Day of that month', { help: LAST, required: true }),
      ]
    default:
      return []
  }
}

const BESIDE: Readonly<Record<string, string>> = {
  day: 'Month and day. For example, 04-15',
  days: 'How many days',
  months: 'How many months. 0 is the month in which it is due.',
}

const beside = (name: keyof RuleFields, label: string, kind: string): RecordField[] =>
  kind === 'none' ? [] : [ask('text', name, label, { help: BESIDE[kind], required: true })]

function questionsOf(typed: RuleFields): RecordField[] {
  const { dueType, opens, late } = typed
  return [
    pick('dueType', 'Rule', DUE_TYPES),
    ...daysOf(typed),
    ...(hasRhythm(dueType)
      ? [
          pick('every', 'How often', { 1: 'Every year', 2: 'Every two years' }),
          pick('first', 'The first one', FIRST_DUE),
        ]
      : []),
    ...(hasOpening(dueType)
      ? [pick('opens', 'Can be filed', OPENS), ...beside('opensAt', 'Can be filed: when', opens)]
      : []),
    ...(hasLateness(dueType)
      ? [pick('late', 'Counts as late', LATE), ...beside('lateAt', 'Counts as late: when', late)]
      : []),
  ]
}

/** What few states have: companies that skip the first one, and one before the rhythm begins. */
const RARE: readonly RecordField[] = [
  ask(
    'text',
    'sparedAfter',
    'Skipped after',
    'Companies formed after this day skip the first one, such as 09-30.',
  ),
  ask(
    'number',
    'beginsMonth',
    'Month of the earlier one',
    'If there is an earlier one: in which month, counting that of formation',
  ),
  ask('text', 'beginsDay', 'Day of the earlier one', LAST),
  ask(
    'text',
    'beginsUntil',
    'Earlier one until',
    'Companies formed after this day have no earlier one, such as 12-16.',
  ),
]

type Props = {
  readonly typed: RuleFields
  readonly state: RecordState
  /** What stands before the names of its fields: `exceptions.0.rule.`. */
  readonly at?: string
}

function RuleInputs({ typed, ...place }: Props) {
  const { dueType, sparedAfter, beginsMonth, beginsDay, beginsUntil } = typed
  const isUsed = [sparedAfter, beginsMonth, beginsDay, beginsUntil].some((text) => text !== '')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <RecordInputs fields={questionsOf(typed)} {...place} />
      {hasRhythm(dueType) && (
        <details
          className="mb-3 [&>summary]:mb-2.5 [&>summary]:text-muted [&>summary]:cursor-pointer"
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          open={isUsed || isOpen}
        >
          <summary>A different first one</summary>
          <RecordInputs fields={RARE} {...place} />
        </details>
      )}
    </>
  )
}

const EXCEPTION =
  'relative min-w-0 m-0 mb-3 ps-3 pe-12 pt-2 pb-0 border border-line rounded-ui [&>legend]:px-1 [&>legend]:font-semibold'

const TAXED: Readonly<Record<TaxClass, string>> = {
  disregarded: 'With its owner',
  partnership: 'As a partnership',
  s_corp: 'As an S corporation',
  c_corp: 'As a corporation',
}

const OWNERS = [
  ask('number', 'ownersMin', 'Owners, at least'),
  ask('number', 'ownersMax', 'Owners, at most'),
  ask('choice', 'ownersFrom', 'Owners from', { options: OWNERS_FROM, isSet: true }),
]

type TaxedProps = { readonly one: ExceptionFields; readonly put: (one: ExceptionFields) => void }

function Taxed({ one, put }: TaxedProps) {
  const { taxed } = one.when
  const change = (next: readonly string[]) => put({ ...one, when: { ...one.when, taxed: next } })
  return (
    <fieldset className="kit-choice">
      <legend>Taxed</legend>
      {TAX_CLASSES.map((name) => (
        <label key={name}>
          <input
            checked={taxed.includes(name)}
            onChange={({ target }) =>
              change(target.checked ? [...taxed, name] : taxed.filter((other) => other !== name))
            }
            type="checkbox"
          />
          {TAXED[name]}
        </label>
      ))}
    </fieldset>
  )
}

/** The rule in words, as far as what is typed can be read. */
function Reading({ state }: { state: FactFormState }) {
  let isWrong = false
  const due = readDue(factTyped(state), {
    addIssue: () => {
      isWrong = true
    },
  })
  if (isWrong) return null
  return (
    <p className="m-0 text-muted" role="status">
      {`Reads as: ${reportText(due) ?? 'nothing falls due'}.`}
    </p>
  )
}

export function DueRows({ state }: { state: FactFormState }) {
  return (
    <fieldset className="min-w-0 m-0 mb-5 p-0 border-0 [&>legend]:mb-2.5 [&>legend]:p-0 [&>legend]:font-semibold">
      <legend>Due</legend>
      <RuleInputs state={state} typed={factTyped(state)} />
      <FactList
        className={EXCEPTION}
        fresh={NEW_EXCEPTION}
        name="exceptions"
        noun="exception"
        state={state}
      >
        {({ one, put, at, list }) => (
          <>
            <RecordInputs at={`${at}.when.`} fields={OWNERS} state={list} />
            <Taxed one={one} put={put} />
            <RuleInputs at={`${at}.rule.`} state={list} typed={one.rule} />
          </>
        )}
      </FactList>
      <Reading state={state} />
    </fieldset>
  )
}
