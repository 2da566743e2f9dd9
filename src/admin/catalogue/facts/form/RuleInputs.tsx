'use client'

import { useState } from 'react'

import { RecordInputs, type RecordState } from '@/src/admin/kit/record/RecordInputs'
import { ask, type RecordField } from '@/src/admin/kit/record/record-field'
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

export function RuleInputs({ typed, ...place }: Props) {
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
