import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  calendarFeed,
  escapeText,
  type FeedTask,
  foldLine,
} from '@/src/domain/compliance/calendar-feed'
import { parseCalendar, unescapeText } from '@/tests/support/calendar'

const TASK: FeedTask = {
  id: '11111111-2222-4333-8444-555555555555',
  title: 'File the Annual Report; pay, too',
  company: 'Juniper & Oak, LLC',
  description: 'Line one\nLine two \\ end',
  due: '2028-02-29',
  isCompleted: false,
  changedAt: '2026-11-21T09:05:06.789Z',
}

const feed = (...tasks: FeedTask[]) =>
  calendarFeed({
    name: 'Charterdesk: deadlines',
    host: 'example.com',
    link: 'https://example.com/dashboard/addons',
    tasks,
  })

test('a deadline is a whole day, with what a calendar needs to know it again', () => {
  const { events, properties } = parseCalendar(feed(TASK))

  expect(properties).toMatchObject({
    VERSION: '2.0',
    METHOD: 'PUBLISH',
    'X-WR-CALNAME': 'Charterdesk: deadlines',
    'REFRESH-INTERVAL': 'PT12H',
  })
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({
    UID: '11111111-2222-4333-8444-555555555555@example.com',
    DTSTAMP: '20261121T090506Z',
    DTSTART: '20280229',
    DTEND: '20280301',
    SUMMARY: 'File the Annual Report; pay, too (Juniper & Oak, LLC)',
    DESCRIPTION: 'Line one\nLine two \\ end',
    STATUS: 'CONFIRMED',
    TRANSP: 'TRANSPARENT',
  })
  expect(feed(TASK)).toContain('DTSTART;VALUE=DATE:20280229\r\n')
  expect(feed(TASK)).toContain('BEGIN:VALARM\r\n')
})

test('what is done says so and rings no more', () => {
  const text = feed({ ...TASK, isCompleted: true })

  expect(parseCalendar(text).events[0]?.SUMMARY).toMatch(/^Done: File/)
  expect(text).not.toContain('VALARM')
})

test('open and done can be told apart in the calendar, which leads to both', () => {
  const done = { ...TASK, id: 'done', isCompleted: true, company: null, description: null }
  const { events } = parseCalendar(feed(TASK, done))

  expect(events.map(({ CATEGORIES, SUMMARY, URL }) => [CATEGORIES, SUMMARY, URL])).toEqual([
    [
      'Deadline',
      'File the Annual Report; pay, too (Juniper & Oak, LLC)',
      'https://example.com/dashboard/addons',
    ],
    ['Completed', 'Done: File the Annual Report; pay, too', 'https://example.com/dashboard/addons'],
  ])
  expect(events[1]).not.toHaveProperty('DESCRIPTION')
})

test('a line of 75 octets stays whole, one of 76 is folded', () => {
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75))
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
})

test('of the control characters only the tab has a place in a text', () => {
  expect(escapeText('a\u0007b\tc\u0000d')).toBe('ab\tcd')
})

test('a calendar without deadlines is one all the same', () => {
  expect(parseCalendar(feed()).events).toEqual([])
})

/** Any text, with much of what calendars treat in a way of their own. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '\\',
        ';',
        ',',
        '\n',
        '\\n',
        ':',
        '"',
        ' ',
        '\t',
        '日本語',
        '👩‍👩‍👧',
        'é'.repeat(40),
      ),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''))

/** As it can come back: other control characters have no place in a calendar. */
const readable = (value: string) =>
  value.replace(/\r\n|\r/g, '\n').replace(/\p{Cc}/gu, (one) => ('\t\n'.includes(one) ? one : ''))

test('any text comes back as it was', () => {
  fc.assert(
    fc.property(text, (value) => {
      const escaped = escapeText(value)
      expect(escaped).not.toMatch(/[\r\n]/)
      expect(unescapeText(escaped)).toBe(readable(value))
    }),
  )
})

test('no line is longer than 75 octets, none is cut within a character, and all come back', () => {
  fc.assert(
    fc.property(text, (value) => {
      const line = `SUMMARY:${escapeText(value)}`
      const folded = foldLine(line).split('\r\n')
      for (const [index, piece] of folded.entries()) {
        expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75)
        expect(Buffer.from(piece).toString()).toBe(piece.toWellFormed())
        expect(index === 0 || piece.startsWith(' ')).toBe(true)
      }
      expect(folded.map((piece, index) => (index ? piece.slice(1) : piece)).join('')).toBe(line)
    }),
  )
})

test('whatever a task is called, the calendar stays whole', () => {
  fc.assert(
    fc.property(text, text, (title, description) => {
      const [event] = parseCalendar(feed({ ...TASK, title, company: null, description })).events
      expect(event?.SUMMARY).toBe(readable(title))
      expect(event?.DTSTART).toBe('20280229')
    }),
  )
})
