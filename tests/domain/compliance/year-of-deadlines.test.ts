import { expect, test } from 'vitest'

import { leftBehind, yearOfDeadlines } from '@/src/domain/compliance/year-of-deadlines'

const task = (id: string, dueDate: string, isCompleted = false) => ({
  id,
  dueDate: `${dueDate}T12:00:00.000Z`,
  isCompleted,
})

test('the year begins with this month and has twelve', () => {
  const months = yearOfDeadlines([], '2026-11-21').map(({ month }) => month)

  expect(months).toHaveLength(12)
  expect([months[0], months[2], months[11]]).toEqual(['2026-11', '2027-01', '2027-10'])
})

test('a month knows its first weekday, its length and its deadlines, the most urgent first', () => {
  const tasks = [
    task('late', '2026-11-05'),
    task('done', '2026-11-05', true),
    task('soon', '2026-11-30'),
  ]

  expect(yearOfDeadlines(tasks, '2026-11-21')[0]).toEqual({
    month: '2026-11',
    blanks: 0, // a Sunday
    days: 30,
    today: 21,
    marked: [
      { day: 5, state: 'overdue' },
      { day: 30, state: 'soon' },
    ],
    tasks: ['late', 'done', 'soon'],
    state: 'overdue',
    urgent: 1,
  })
})

test('a leap year has its day', () => {
  const february = yearOfDeadlines([], '2028-02-01')[0]

  expect([february?.days, february?.blanks]).toEqual([29, 2])
})

test('what was due in an earlier month and is open is left behind', () => {
  const tasks = [task('a', '2026-10-31'), task('b', '2026-10-31', true), task('c', '2026-11-01')]

  expect(leftBehind(tasks, '2026-11-21').map(({ id }) => id)).toEqual(['a'])
})

test('whatever the order of the tasks, each stands in its month, the earliest first', () => {
  const tasks = [
    task('last', '2026-12-30'),
    task('before', '2026-10-31'),
    task('first', '2026-12-02', true),
    task('january', '2027-01-02'),
    task('middle', '2026-12-15'),
  ]
  const [november, december, january] = yearOfDeadlines(tasks, '2026-11-21')

  expect(november).toMatchObject({ tasks: [], marked: [], state: null, urgent: 0, today: 21 })
  expect(december).toMatchObject({
    tasks: ['first', 'middle', 'last'],
    marked: [
      { day: 2, state: 'completed' },
      { day: 15, state: 'soon' },
      { day: 30, state: 'later' },
    ],
    state: 'soon',
    urgent: 1,
    today: null,
  })
  expect(january).toMatchObject({ tasks: ['january'], state: 'later' })
})
