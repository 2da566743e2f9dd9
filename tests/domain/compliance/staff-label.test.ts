import { expect, test } from 'vitest'
import { labelledSo, staffLabel, TASK_LABELS } from '@/src/domain/compliance/staff-label'
import { taskInput } from '@/src/domain/compliance/task-input'
import { besideMonth, monthIn, monthText, weeksOf } from '@/src/domain/compliance/year-of-deadlines'

const TODAY = '2026-11-22'
const LABELS = ['overdue', 'soon', 'pending', 'completed'] as const

const cases = [
  ['2026-11-21', 'overdue'],
  ['2026-11-22', 'soon'],
  ['2026-11-29', 'soon'],
  ['2026-11-30', 'pending'],
  ['1999-01-01', 'overdue'],
] as const

test.each(cases)('an open task due on %s is called %s', (day, label) => {
  for (const time of ['00:00:00.000', '12:00:00.000', '23:59:59.999']) {
    expect(staffLabel({ isCompleted: false, dueDate: `${day}T${time}Z` }, TODAY)).toBe(label)
  }
  expect(staffLabel({ isCompleted: true, dueDate: `${day}T12:00:00.000Z` }, TODAY)).toBe(
    'completed',
  )
})

test('each task meets the condition of its own label and of no other', () => {
  for (const isCompleted of [false, true]) {
    for (const [day] of cases) {
      const dueDate = `${day}T12:00:00.000Z`
      const met = LABELS.filter((label) => {
        const { isCompleted: done, dueDate: due } = labelledSo(label, TODAY)
        if (done.equals !== isCompleted) return false
        if (due?.less_than && dueDate >= due.less_than) return false
        return !(due?.greater_than_equal && dueDate < due.greater_than_equal)
      })
      expect(met).toEqual([staffLabel({ isCompleted, dueDate }, TODAY)])
    }
  }
  expect(Object.values(TASK_LABELS).map(({ label }) => label)).toEqual([
    'Overdue',
    'Due Soon',
    'Pending',
    'Completed',
  ])
})

test('a month stands in whole weeks from Sunday to Saturday', () => {
  const weeks = weeksOf({ year: 2026, month: 11 })
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7])
  expect(weeks[0]?.[0]).toBe('2026-11-01')
  expect(weeks.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
  expect(weeksOf({ year: 2028, month: 2 }).flat().filter(Boolean)).toHaveLength(29)
})

test('a month is read from an address, and rubbish means this one', () => {
  const today = { year: 2026, month: 11, day: 22 }
  expect(monthText(monthIn('2027-02', today))).toBe('2027-02')
  for (const text of ['2027-13', '0001-01', '9999-01', 'abc', undefined, ['2027-02', 'x']]) {
    expect(monthText(monthIn(text, today))).toBe('2026-11')
  }
  expect(besideMonth({ year: 2000, month: 1 }).previous).toBeNull()
  expect(besideMonth({ year: 2100, month: 12 }).next).toBeNull()
  expect(besideMonth({ year: 2026, month: 12 }).next).toEqual({ year: 2027, month: 1 })
})

const task = {
  title: 'File the report',
  dueDate: '2026-12-01',
  user: '7f1d2c1e-5a60-4d6b-9a52-0d3c3a3b1a11',
}

test.each([
  ['title', { title: '  ' }, 'Enter a title'],
  ['title', { title: 'x'.repeat(10_000) }, 'Use at most 200 characters'],
  ['dueDate', { dueDate: '' }, 'Choose a due date'],
  ['dueDate', { dueDate: '0001-01-01' }, 'Enter a date between 2000 and 2100'],
  ['dueDate', { dueDate: '2026-02-30' }, 'Enter a date between 2000 and 2100'],
  ['dueDate', { dueDate: 'tomorrow' }, 'Enter a date between 2000 and 2100'],
  ['user', { user: '' }, 'Choose a customer'],
  ['order', { order: 'abc' }, 'Choose an order of this customer'],
  ['description', { description: 'x'.repeat(10_000) }, 'Use at most 2,000 characters'],
])('a task is refused beside its %s', (field, wrong, message) => {
  const { error } = taskInput.safeParse({ ...task, ...wrong })
  expect(error?.issues.map(({ path, message: words }) => [path[0], words])).toContainEqual([
    field,
    expect.stringContaining(field === 'order' ? '' : message),
  ])
})
