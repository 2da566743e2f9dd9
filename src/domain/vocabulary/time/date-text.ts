const FORMATS = {
  day: { year: 'numeric', month: 'short', day: 'numeric' },
  longDay: { year: 'numeric', month: 'long', day: 'numeric' },
  moment: {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  deadline: {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  shortMoment: {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  longMoment: {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  year: { year: 'numeric' },
  month: { month: 'short' },
  monthOfYear: { month: 'short', year: 'numeric' },
  longMonthOfYear: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type Format = keyof typeof FORMATS

const FORMATTERS = new Map<string, Intl.DateTimeFormat>()

function formatter(format: Format, timeZone: string): Intl.DateTimeFormat {
  const key = `${format} ${timeZone}`
  const known = FORMATTERS.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { ...FORMATS[format], timeZone })
  FORMATTERS.set(key, made)
  return made
}

/** Browsers differ in the space before AM and PM; a page must read the same in all of them. */
const SPACES = /[\u00a0\u202f]/g

const words = (format: Format, at: Date | string, zone: string): string =>
  formatter(format, zone).format(new Date(at)).replace(SPACES, ' ')

/** The day that a moment falls on in a zone: `Nov 21, 2026`. */
export const dayText = (at: Date | string, zone: string): string => words('day', at, zone)

/** A moment in a zone, with the zone's name: `Nov 21, 2026, 8:04 PM EST`. */
export const momentText = (at: Date | string, zone: string): string => words('moment', at, zone)

/** A moment to come, with its weekday: `Tue, Nov 24, 3:14 PM EST`. */
export const deadlineText = (at: Date | string, zone: string): string => words('deadline', at, zone)

/** A moment of today, as one says it: `Saturday, November 21 at 8:32 AM EST`. */
export const longMomentText = (at: Date | string, zone: string): string =>
  words('longMoment', at, zone)

/** A moment in a dense table: `Nov 21, 8:04 PM EST`, with the year where it is not this one. */
export function shortMomentText(at: Date | string, zone: string, now: Date): string {
  const isThisYear = words('year', at, zone) === words('year', now, zone)
  return words(isThisYear ? 'shortMoment' : 'moment', at, zone)
}

/** A day of the calendar, which no zone shifts, as an ISO day or its midnight in UTC. */
const calendar = (format: Format) => (iso: string) => words(format, iso.slice(0, 10), 'UTC')

/** `2026-07-17` as Jul 17, 2026. */
export const calendarDay = calendar('day')

/** `2026-07-17` as July 17, 2026. */
export const longCalendarDay = calendar('longDay')

/** `2026-07` or `2026-07-17` as Jul, Jul 2026 and July 2026. */
export const calendarMonth = calendar('month')
export const monthOfYear = calendar('monthOfYear')
export const longMonthOfYear = calendar('longMonthOfYear')
