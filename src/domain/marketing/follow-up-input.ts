import { z } from 'zod'
import { typedText } from '@/src/domain/vocabulary/text/typed-text'
import { nameInput } from './campaign-input'

const TRIGGERS = ['abandoned_checkout', 'incomplete_profile', 'no_activity'] as const

/** What staff say of a follow-up. */
export const followUpForm = z.object({
  name: nameInput,
  description: typedText(500).default(''),
  triggerEvent: z.enum(TRIGGERS, 'Choose what it waits for'),
  delayHours: z.coerce
    .number('Enter a number of hours')
    .int('Enter whole hours')
    .min(1, 'At least 1 hour')
    .max(8760, 'At most a year'),
  emailTemplate: z.guid('Choose an email template'),
  isActive: z.boolean(),
})

export const followUpInput = followUpForm.extend({
  id: z.guid().nullable(),
  version: z.string().nullable(),
})

export type FollowUpInput = z.output<typeof followUpInput>

export const NEW_FOLLOW_UP = {
  name: '',
  description: '',
  triggerEvent: 'abandoned_checkout',
  delayHours: 24,
  emailTemplate: '',
  isActive: false,
} as const
