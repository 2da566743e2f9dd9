import { addDays, type CalendarDate, isoDate, parseDate } from './calendar-date'

/** Where the books are kept until staff choose another place. */
export const DEFAULT_TIME_ZONE = 'America/New_York'

/** The zones that can be chosen, by their IANA names. */
export const timeZones = (): readonly string[] => Intl.supportedValuesOf('timeZone')

const NAME = /^[A-Z][A-Za-z_]+(?:\/[A-Z][\w+-]*)+$/
const known = new Set<string>()

function isKnown(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

/**
 * Whether a value is the IANA name of a zone; an offset such as `+05:30` is not. Some have two, of which each
 * runtime lists one: Asia/Kolkata is Asia/Calcutta too.
 */
export function isTimeZone(value: string): boolean {
  if (!NAME.test(value)) return false
  if (known.has(value)) return true
  const isZone = isKnown(value)
  if (isZone) known.add(value)
  return isZone
}

/** The zone as it is stored, or the default where none is, or one that is known no more. */
export const timeZoneOf = (stored: string | null | undefined): string =>
  stored && isTimeZone(stored) ? stored : DEFAULT_TIME_ZONE

const CLOCKS = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const kept = CLOCKS.get(zone)
  if (kept) return kept
  const clock = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
    timeZone: zone,
  })
  CLOCKS.set(zone, clock)
  return clock
}

export function readClock(at: Date, zone: string) {
  const parts = clockOf(zone).formatToParts(at)
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  const [year, month, day] = [read('year'), read('month'), read('day')]
  return { year, month, day, hour: read('hour'), minute: read('minute'), second: read('second') }
}

export function zonedDay(at: Date, zone: string): CalendarDate {
  const { year, month, day } = readClock(at, zone)
  return { year, month, day }
}

/** Returns the day in a time zone as `2026-11-21`. */
export const isoDayIn = (at: Date, zone: string): string => isoDate(zonedDay(at, zone))

/** How far the zone's clocks are ahead of UTC at a moment, in milliseconds. */
function offsetAt(at: Date, zone: string): number {
  const { year, month, day, hour, minute, second } = readClock(at, zone)
  return (
    Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at.getTime() / 1000) * 1000
  )
}

const DAY_MS = 86_400_000

/** The first moment of a day in a zone; where midnight is skipped, the moment that follows it. */
export function startOfDay({ year, month, day }: CalendarDate, zone: string): Date {
  const midnight = Date.UTC(year, month - 1, day)
  const candidates = [-1, 1].map(
    (side) => midnight - offsetAt(new Date(midnight + side * DAY_MS), zone),
  )
  const first = candidates
    .sort((a, b) => a - b)
    .find((at) => isoDayIn(new Date(at), zone) === isoDate({ year, month, day }))
  return new Date(first ?? midnight)
}

/**
 * The moment at which a zone's clocks show a minute of a day, the first where they show it twice;
 * where they skip it, as long after the skip as it would have been.
 */
export function momentIn({ year, month, day }: CalendarDate, minute: number, zone: string): Date {
  const shown = Date.UTC(year, month - 1, day, 0, minute)
  const candidates = [-1, 1].map((side) => shown - offsetAt(new Date(shown + side * DAY_MS), zone))
  const fits = candidates.filter((at) => at + offsetAt(new Date(at), zone) === shown)
  return new Date(fits.length > 0 ? Math.min(...fits) : Math.max(...candidates))
}

/** The midnight with which a period of so many days begins that ends with today: 1 is today's. */
export function startOfPeriod(now: Date, zone: string, days: number): Date {
  return startOfDay(addDays(zonedDay(now, zone), 1 - days), zone)
}

const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/

/** The moment at which a zone's clocks show `2026-11-21T18:30`; null for any other text. */
export function momentOfLocal(local: string, zone: string): Date | null {
  const [, day = '', hour, minute] = LOCAL.exec(local) ?? []
  const shown = Date.parse(`${local}Z`)
  if (Number.isNaN(shown) || new Date(shown).toISOString().slice(0, 10) !== day) return null
  return momentIn(parseDate(day), Number(hour) * 60 + Number(minute), zone)
}

/** What a zone's clocks show at a moment: `2026-11-21T18:30`. */
export function localOfMoment(at: Date, zone: string): string {
  return new Date(at.getTime() + offsetAt(at, zone)).toISOString().slice(0, 16)
}
