import { expect, test } from 'vitest'

import {
  completionInput,
  customerSearch,
  isDueDay,
  taskInput,
} from '@/src/domain/compliance/task-input'

const ORDER = '11111111-2222-4333-8444-555555555555'
const task = {
  title: ' File the report ',
  dueDate: '2026-12-01',
  user: '7f1d2c1e-5a60-4d6b-9a52-0d3c3a3b1a11',
}

test('a task needs no words and no order besides its title, its day and its customer', () => {
  expect(taskInput.parse(task)).toEqual({
    ...task,
    title: 'File the report',
    description: '',
    order: null,
  })
})

test.each([
  [ORDER, ORDER],
  ['', null],
  [null, null],
])('a task sent with the order %j is of the order %j', (order, kept) => {
  expect(taskInput.parse({ ...task, order }).order).toBe(kept)
})

test.each([
  ['1999-12-31', false],
  ['2000-01-01', true],
  ['2100-12-31', true],
  ['2101-01-01', false],
])('whether a task may be due on %s: %s', (day, is) => {
  expect(isDueDay(day)).toBe(is)
  expect(taskInput.safeParse({ ...task, dueDate: day }).success).toBe(is)
})

test('a task is completed or not, and nothing else is taken for either', () => {
  expect(completionInput.parse({ isCompleted: false })).toEqual({ isCompleted: false })
  expect(completionInput.safeParse({ isCompleted: 'true' }).success).toBe(false)
})

test('a customer is looked for by two letters or more, spaces around them not counted', () => {
  expect(customerSearch.parse({ q: ' Al ' })).toEqual({ q: 'Al' })
  expect(customerSearch.safeParse({ q: ' A ' }).success).toBe(false)
  expect(customerSearch.safeParse({ q: 'A'.repeat(101) }).success).toBe(false)
})
