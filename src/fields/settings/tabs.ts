import type { Field, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { DEFAULT_MONTHS } from '@/src/domain/careers/retention'
import {
  DEFAULT_HOURS,
  hoursRefusal,
  minutesOf,
  WEEKDAYS,
} from '@/src/domain/support/support-hours'
import { DEFAULT_TIME_ZONE } from '@/src/domain/vocabulary/time/time-zone'
import { count, options } from '@/src/fields/simple'
import { timeZone } from '@/src/fields/validate'

const shown = (name: string, label: string, defaultValue = false): Field => ({
  name,
  type: 'checkbox',
  label,
  defaultValue,
})

type Line = Extract<TextField, { hasMany?: false }>

const line = (name: string, label: string, defaultValue?: string): Line => ({
  name,
  type: 'text',
  label,
  maxLength: 300,
  ...(defaultValue === undefined ? {} : { defaultValue }),
})

export const announcement: Field[] = [
  shown('announcementEnabled', 'Show the banner'),
  line('announcementText', 'Text'),
]

export const whatsApp: Field[] = [
  shown('whatsappEnabled', 'Show the chat button'),
  line('whatsappNumber', 'Business number'),
  line('whatsappMessage', 'Default message', 'Hi! I need help with LLC formation.'),
]

export const offerPopup: Field[] = [
  shown('popupEnabled', 'Show the popup'),
  line('popupTitle', 'Title', 'Wait! Your free EIN is waiting'),
  line('popupSubtitle', 'Subtitle', 'Start your LLC today and get your EIN free'),
  line('popupOfferText', 'Offer', 'EIN application $49, free with your formation.'),
  line('popupCtaText', 'Button', 'Claim my free EIN'),
  line('popupDisclaimer', 'Small print', 'State filing fee not included.'),
  {
    name: 'popupOffer',
    type: 'relationship',
    relationTo: 'offers',
    label: 'The offer behind it',
    admin: {
      description:
        'The popup’s button adds this offer to the checkout. A popup that mentions a price or saving needs one.',
    },
  },
  {
    name: 'popupEndsAt',
    type: 'date',
    label: 'Ends at',
    admin: {
      date: { pickerAppearance: 'dayAndTime' },
      description: 'Without a date, the countdown runs for 24 hours from each visit',
    },
  },
]

export const chatWidget: Field[] = [
  shown('tidioEnabled', 'Load the chat widget'),
  {
    name: 'tidioEmbedCode',
    type: 'textarea',
    label: 'Embed code',
    maxLength: 4000,
    admin: { description: 'Only scripts from recognized providers are loaded' },
  },
]

export const accountRules: Field[] = [
  count('passwordMinimum', {
    label: 'Minimum password length for customers',
    required: true,
    defaultValue: 6,
    min: 6,
    max: 64,
    admin: { description: '8 or more is recommended. Staff always need 12.' },
  }),
]

export const books: Field[] = [
  {
    name: 'businessTimeZone',
    type: 'text',
    label: 'Business time zone',
    required: true,
    defaultValue: DEFAULT_TIME_ZONE,
    maxLength: 64,
    validate: timeZone,
    admin: {
      description:
        'Used for dates on receipts, emails and the back-office. A day starts at midnight in this zone.',
    },
  },
]

/** What applicants agree to. */
export const applications: Field[] = [
  count('applicationMonths', {
    label: 'Keep job applications for so many months',
    required: true,
    defaultValue: DEFAULT_MONTHS,
    min: 1,
    max: 60,
    admin: {
      description:
        'Applicants agree to this time. Each application and its CV are deleted when it is over. A change counts for applications that arrive after it.',
    },
  }),
]

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
    options: options(WEEKDAYS),
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
