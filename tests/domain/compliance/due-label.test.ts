import { expect, test } from 'vitest'

import { dueLabel } from '@/src/domain/compliance/due-label'

const today = new Date('2026-11-21T23:30:00Z')

test.each([
  ['2026-11-18', 'overdue', 'Overdue by 3 days'],
  ['2026-11-20', 'overdue', 'Overdue by 1 day'],
  ['2026-11-21', 'soon', 'Due today'],
  ['2026-11-22', 'soon', 'Due in 1 day'],
  ['2026-12-21', 'soon', 'Due in 30 days'],
  ['2026-12-22', 'later', 'Due in 31 days'],
])('a task due on %s is told by whole days', (day, state, label) => {
  expect(dueLabel({ dueDate: new Date(day), isCompleted: false }, today)).toEqual({ state, label })
})

test('a completed task is never overdue', () => {
  const task = { dueDate: new Date('2020-01-01'), isCompleted: true }

  expect(dueLabel(task, today)).toEqual({ state: 'completed', label: 'Completed' })
})
