import { z } from 'zod'
import { nameInput } from '@/src/domain/marketing/campaign-input'
import { FOLLOW_UP_TRIGGERS } from '@/src/domain/marketing/template-variables'
import { keysOf } from '@/src/domain/vocabulary/keys'
import type { StatusTable } from '@/src/domain/vocabulary/status'
import { typedText } from '@/src/domain/vocabulary/text/typed-text'
import { addDays } from '@/src/domain/vocabulary/time/calendar-date'
import { momentIn, readClock, zonedDay } from '@/src/domain/vocabulary/time/time-zone'

/** What staff say of a follow-up. */
export const followUpForm = z.object({
  name: nameInput,
  description: typedText(500).default(''),
  triggerEvent: z.enum(keysOf(FOLLOW_UP_TRIGGERS), 'Choose what it waits for'),
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

/** The hours in which no one wants a reminder, by the clocks where its reader is. */
export const QUIET = { from: 21, until: 8 } as const

/** When a reminder may go out that is due now: at once, or on the morning after the quiet hours. */
export function afterQuietHours(now: Date, zone: string): Date {
  const { hour } = readClock(now, zone)
  if (hour < QUIET.from && hour >= QUIET.until) return now
  const today = zonedDay(now, zone)
  return momentIn(hour >= QUIET.from ? addDays(today, 1) : today, QUIET.until * 60, zone)
}

/** How it stands with one follow-up to one person. */
export const SCHEDULE_STATUS = {
  scheduled: { label: 'Scheduled', tone: 'neutral' },
  sending: { label: 'Sending', tone: 'warning' },
  sent: { label: 'Sent', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
  skipped: { label: 'Left out', tone: 'neutral' },
} as const satisfies StatusTable
