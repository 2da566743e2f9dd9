import type { Field, TextField } from 'payload'

import { DEFAULT_TIME_ZONE } from '@/src/domain/vocabulary/time/time-zone'
import { count } from '@/src/fields/simple'
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
