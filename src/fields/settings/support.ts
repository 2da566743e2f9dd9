import type { Field, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import {
  DEFAULT_HOURS,
  hoursRefusal,
  minutesOf,
  WEEKDAYS,
} from '@/src/domain/support/support-hours'

const timeOfDay: TextFieldSingleValidation = (value, options) =>
  typeof value === 'string' && minutesOf(value) === null
    ? 'Enter a time such as 09:00'
    : text(value, options)

/** The end says what is wrong with both: hours of no length are no hours. */
const closing: TextFieldSingleValidation = (value, options) => {
  const from = Reflect.get(Object(options.data), 'supportFrom')
  const wrong = hoursRefusal({ ...DEFAULT_HOURS, from: from ?? DEFAULT_HOURS.from, to: value })
  return wrong ?? timeOfDay(value, options)
}

/** When support answers, and how soon: what the clock of a first answer counts by. */
export const answerHours: Field[] = [
  {
    name: 'supportDays',
    type: 'select',
    label: 'Support days',
    hasMany: true,
    required: true,
    defaultValue: [...DEFAULT_HOURS.days],
    options: Object.entries(WEEKDAYS).map(([value, label]) => ({ value, label })),
    admin: { description: 'In the business time zone' },
  },
  {
    name: 'supportFrom',
    type: 'text',
    label: 'Opens at',
    required: true,
    maxLength: 5,
    defaultValue: DEFAULT_HOURS.from,
    validate: timeOfDay,
  },
  {
    name: 'supportTo',
    type: 'text',
    label: 'Closes at',
    required: true,
    maxLength: 5,
    defaultValue: DEFAULT_HOURS.to,
    validate: closing,
  },
  {
    name: 'firstAnswerHours',
    type: 'number',
    label: 'Hours to the first answer',
    required: true,
    min: 0.25,
    max: 200,
    defaultValue: DEFAULT_HOURS.answerHours,
    admin: { step: 0.25, description: 'Only hours in which support is open count' },
  },
]
