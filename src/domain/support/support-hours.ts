import { z } from 'zod'

import { addDays, type CalendarDate } from '@/src/domain/vocabulary/time/calendar-date'
import { momentIn, timeZoneOf, zonedDay } from '@/src/domain/vocabulary/time/time-zone'

/** The days of the week as settings name them, Sunday first as `Date` counts them. */
export const WEEKDAYS = {
  sun: 'Sunday',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
} as const
const DAY_NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
type Weekday = keyof typeof WEEKDAYS

/** What holds until staff choose something else. */
export const DEFAULT_HOURS = {
  days: ['mon', 'tue', 'wed', 'thu', 'fri'],
  from: '09:00',
  to: '18:00',
  answerHours: 4,
} as const satisfies { days: readonly Weekday[]; from: string; to: string; answerHours: number }

const CLOCK = /^(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/

/** `09:30` in minutes after midnight; null when it is no time of day. */
export function minutesOf(text: string): number | null {
  const found = CLOCK.exec(text)
  if (!found) return null
  const [, hours, minutes] = found
  return hours === undefined ? 24 * 60 : Number(hours) * 60 + Number(minutes)
}

const clock = z.string().transform(minutesOf).pipe(z.number('Enter a time such as 09:00'))

const stored = z
  .object({
    days: z.array(z.enum(DAY_NAMES)).min(1, 'Choose at least one day'),
    from: clock,
    to: clock,
    answerHours: z.number().gt(0).max(200),
  })
  .refine(({ from, to }) => from < to, {
    message: 'Support must close after it opens',
    path: ['to'],
  })

/** When we answer: on these days of the week, between these minutes of the zone's clocks. */
export type SupportHours = z.output<typeof stored> & { readonly zone: string }

/** Why these hours cannot be kept, in words; null when they can. */
export function hoursRefusal(hours: unknown): string | null {
  const parsed = stored.safeParse(hours)
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'Check the support hours')
}

/** The hours as they are stored, or the usual ones where those are of no use. */
export function supportHoursOf(hours: unknown, zone: string | null | undefined): SupportHours {
  const parsed = stored.safeParse(hours)
  const kept = parsed.success ? parsed.data : stored.parse(DEFAULT_HOURS)
  return { ...kept, zone: timeZoneOf(zone) }
}

function isOpenOn({ year, month, day }: CalendarDate, { days }: SupportHours): boolean {
  const name = DAY_NAMES[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]
  return name !== undefined && days.includes(name)
}

/** No question waits for longer: open for a minute a week, 200 hours would take 230 years. */
const MOST_DAYS = 366 * 240

/** By when a question that came at a moment is to have its first answer: only open hours count. */
export function firstAnswerDue(asked: Date, hours: SupportHours): Date {
  let left = hours.answerHours * 3_600_000
  let day = zonedDay(asked, hours.zone)
  for (let count = 0; count < MOST_DAYS; count++, day = addDays(day, 1)) {
    if (!isOpenOn(day, hours)) continue
    const opens = momentIn(day, hours.from, hours.zone).getTime()
    const closes = momentIn(day, hours.to, hours.zone).getTime()
    const from = Math.max(opens, asked.getTime())
    const open = Math.max(0, closes - from)
    if (left <= open) return new Date(from + left)
    left -= open
  }
  throw new RangeError('Support is never open for so long')
}
