import { addDays, isoDate, parseDate } from '@/src/domain/vocabulary/time/calendar-date'

/** A deadline as the calendar feed shows it. `due` is an ISO day, `changedAt` a moment. */
export type FeedTask = {
  readonly id: string
  readonly title: string
  readonly company: string | null
  readonly description: string | null
  readonly due: string
  readonly isCompleted: boolean
  readonly changedAt: string
}

export type Feed = {
  readonly name: string
  /** Whose ids these are: the site's host name. */
  readonly host: string
  /** Where the deadlines stand on the site. */
  readonly link: string
  readonly tasks: readonly FeedTask[]
}

const LINE_OCTETS = 75
const encoder = new TextEncoder()

/** Text as a property's value: what separates values and lines is escaped (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, (control) => (control === '\t' ? control : ''))
}

/**
 * A content line in pieces of at most 75 octets, each but the first led by a space (RFC 5545,
 * 3.1). No character is cut in two.
 */
export function foldLine(line: string): string {
  const lines: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const more = encoder.encode(character).length
    if (octets + more > LINE_OCTETS) {
      lines.push(piece)
      piece = ' '
      octets = 1
    }
    piece += character
    octets += more
  }
  return [...lines, piece].join('\r\n')
}

const basicDate = (iso: string) => iso.replaceAll('-', '')

/** `2026-11-21T09:05:00.000Z` as 20261121T090500Z. */
const basicMoment = (iso: string) => `${basicDate(iso.slice(0, 19)).replaceAll(':', '')}Z`

/** A reminder a week before, at nine in the morning of the reader. */
const ALARM = [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'DESCRIPTION:Due in a week',
  'TRIGGER:-P6DT15H',
  'END:VALARM',
]

function eventLines(task: FeedTask, { host, link }: Feed): string[] {
  const title = task.company ? `${task.title} (${task.company})` : task.title
  const next = isoDate(addDays(parseDate(task.due), 1))
  return [
    'BEGIN:VEVENT',
    `UID:${task.id}@${host}`,
    `DTSTAMP:${basicMoment(task.changedAt)}`,
    `LAST-MODIFIED:${basicMoment(task.changedAt)}`,
    `DTSTART;VALUE=DATE:${basicDate(task.due)}`,
    `DTEND;VALUE=DATE:${basicDate(next)}`,
    `SUMMARY:${escapeText(task.isCompleted ? `Done: ${title}` : title)}`,
    ...(task.description ? [`DESCRIPTION:${escapeText(task.description)}`] : []),
    `URL:${link}`,
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    `CATEGORIES:${task.isCompleted ? 'Completed' : 'Deadline'}`,
    ...(task.isCompleted ? [] : ALARM),
    'END:VEVENT',
  ]
}

/**
 * Deadlines as a calendar that programs subscribe to: whole days, which keep no one busy. They are
 * events and not to-dos because the calendars of Google, Apple and Microsoft show only those.
 */
export function calendarFeed(feed: Feed): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Charterdesk//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(feed.name)}`,
    `X-WR-CALNAME:${escapeText(feed.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...feed.tasks.flatMap((task) => eventLines(task, feed)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
