import { expect, test } from 'vitest'

import { firstAnswerClock, ticketQueue } from '@/src/domain/support/ticket-queue'

const at = (hour: number) => `2026-11-18T${String(hour).padStart(2, '0')}:00:00.000Z`
const createdAt = at(8)

test('a new ticket waits for us since it was opened', () => {
  expect(ticketQueue({ status: 'open', createdAt })).toEqual({
    waitingFor: 'us',
    waitingSince: createdAt,
  })
})

test('a second question does not make the first one younger', () => {
  const before = { waitingFor: 'us', waitingSince: at(9) } as const
  const now = { status: 'open', createdAt, lastMessageAt: at(11) } as const
  expect(ticketQueue(now, before).waitingSince).toBe(at(9))
})

test('an answer makes it the customer’s turn, and their reply ours again, from then on', () => {
  const before = { waitingFor: 'us', waitingSince: at(9) } as const
  const answered = ticketQueue(
    { status: 'in_progress', createdAt, lastMessageAt: at(10), lastStaffAt: at(10) },
    before,
  )
  expect(answered).toEqual({ waitingFor: 'them', waitingSince: at(10) })
  const replied = {
    status: 'in_progress',
    createdAt,
    lastMessageAt: at(12),
    lastStaffAt: at(10),
  } as const
  expect(ticketQueue(replied, answered)).toEqual({ waitingFor: 'us', waitingSince: at(12) })
})

test('an answered ticket that is open is ours; a closed one is nobody’s', () => {
  const said = { createdAt, lastMessageAt: at(10), lastStaffAt: at(10) }
  expect(ticketQueue({ ...said, status: 'open' }).waitingFor).toBe('us')
  expect(ticketQueue({ ...said, status: 'closed' })).toEqual({
    waitingFor: null,
    waitingSince: null,
  })
})

test.each([
  [{ firstAnswerDueAt: null }, null],
  [{ firstAnswerDueAt: at(12), firstAnsweredAt: at(11) }, 'In time'],
  [{ firstAnswerDueAt: at(12), firstAnsweredAt: at(13) }, 'Late'],
  [{ firstAnswerDueAt: at(14) }, '4 h 00 m left'],
  [{ firstAnswerDueAt: at(9) }, '1 h 00 m late'],
])('the clock of a first answer with %o says %s', (clock, words) => {
  const now = new Date(at(10))
  expect(firstAnswerClock({ status: 'open', ...clock }, now)?.words ?? null).toBe(words)
})

test('a ticket that was closed without an answer owes none', () => {
  expect(
    firstAnswerClock({ status: 'closed', firstAnswerDueAt: at(9) }, new Date(at(10))),
  ).toBeNull()
})

test('the nearer the end, the louder', () => {
  const toneAt = (minutes: number) =>
    firstAnswerClock(
      {
        status: 'open',
        firstAnswerDueAt: new Date(Date.parse(at(10)) + minutes * 60_000).toISOString(),
      },
      new Date(at(10)),
    )?.tone
  expect([240, 120, 30, -1].map(toneAt)).toEqual(['neutral', 'warning', 'bad', 'bad'])
})
