import { expect, test } from 'vitest'
import { contactInput, contactOf } from '@/src/domain/orders/desk/contact-input'
import {
  bulkChange,
  isAnnounced,
  isUndoable,
  STATUS_CONSEQUENCES,
  statusInput,
  undoIn,
  undoInput,
  undoUntil,
} from '@/src/domain/orders/desk/status-change'
import {
  dayText,
  isStep,
  numberOf,
  stageHelp,
  stepInput,
  takeBackInput,
} from '@/src/domain/orders/desk/step-input'
import { UNDO_MS } from '@/src/domain/platform/undo-time'
import { ORDER_STATUSES } from '@/src/domain/vocabulary/order-status'

const ID = '80916c9e-c751-453f-889c-afb7b97ceaec'

/** The complaint about a field, or undefined. */
const problem = (
  schema: {
    safeParse: (given: unknown) => { error?: { issues: { message: string }[] } | undefined }
  },
  given: unknown,
) => schema.safeParse(given).error?.issues[0]?.message

test('an order’s contact is read with what is not known left empty, and passes its own form', () => {
  const empty = contactOf({ firstName: 'Ada', address: null })
  expect(empty).toEqual({
    firstName: 'Ada',
    lastName: '',
    phone: '',
    companyName: '',
    companyPurpose: '',
    address: { line: '', city: '', state: '', zipCode: '', country: '' },
  })
  const full = {
    firstName: 'Ada',
    lastName: 'Moss',
    phone: '+1 307 555 0100',
    companyName: 'Harbor',
    companyPurpose: 'Boats',
    address: { line: '1 Main', city: 'Cheyenne', state: 'WY', zipCode: '82001', country: 'US' },
  }
  expect(contactOf(full)).toEqual(full)
  expect(contactInput.parse(full)).toMatchObject({ lastName: 'Moss', address: full.address })
  expect(problem(contactInput, { ...full, firstName: ' ' })).toBe('Enter a first name')
  expect(problem(contactInput, { ...full, companyPurpose: 'a'.repeat(2001) })).toBeTruthy()
})

test('a status is set with a reason; those of which an email goes out say so', () => {
  const change = { from: 'pending', to: 'processing', reason: 'Paid by wire' }
  expect(statusInput.parse(change)).toEqual(change)
  expect(problem(statusInput, { ...change, from: 'x' })).toBe('Reload the page and try again')
  expect(problem(statusInput, { ...change, to: 'x' })).toBe('Choose a status')
  expect(problem(statusInput, { ...change, reason: '' })).toBe('Enter a reason')
  expect(problem(statusInput, { ...change, reason: 'a'.repeat(301) })).toBeTruthy()
  const mailed = ORDER_STATUSES.filter(isAnnounced)
  expect(mailed).toEqual(['processing', 'completed'])
  expect(mailed).toEqual(ORDER_STATUSES.filter((one) => STATUS_CONSEQUENCES[one].includes('email')))
})

test('many orders get a status or someone who sees to them', () => {
  expect(bulkChange.parse({ kind: 'status', to: 'completed', reason: 'Done' })).toEqual({
    kind: 'status',
    to: 'completed',
    reason: 'Done',
  })
  expect(bulkChange.parse({ kind: 'assign', assignee: null })).toEqual({
    kind: 'assign',
    assignee: null,
  })
  expect(problem(bulkChange, { kind: 'assign', assignee: 'x' })).toBe(
    'Choose someone who can manage orders',
  )
  expect(problem(bulkChange, { kind: 'other' })).toBeTruthy()
})

test('the last change can be undone for a while, and only the entry that it added', () => {
  const kept = { id: ID, at: '2026-11-21T10:00:00.000Z', label: 'Status', before: { entries: 2 } }
  expect(undoIn(kept)).toEqual(kept)
  expect(undoIn(null)).toBeNull()
  expect(undoIn({ ...kept, id: 'x' })).toBeNull()
  expect(undoUntil(kept)).toBe(Date.parse('2026-11-21T10:00:00.000Z') + UNDO_MS)
  expect([1, 2, 3].map((index) => isUndoable(kept, index))).toEqual([false, true, false])
  expect(isUndoable(null, 0)).toBe(false)
  expect(problem(undoInput, { undo: 'x' })).toBe('Reload the page and try again')
})

const STEP = { stage: 'approved', service: 'llc', day: '2026-11-21', status: 'processing', seen: 3 }

test('a step is recorded with its day; what is left out is empty', () => {
  expect(stepInput.parse(STEP)).toEqual({
    ...STEP,
    note: '',
    address: '',
    number: '',
    feeChecked: false,
  })
  expect(problem(stepInput, { ...STEP, stage: 'paid' })).toBe('Choose what happened')
  expect(problem(stepInput, { ...STEP, service: 'x' })).toBe('Choose a service of this order')
  expect(problem(stepInput, { ...STEP, day: '2026-13-01' })).toBe('Enter a date')
  expect(problem(stepInput, { ...STEP, status: 'cancelled' })).toBe('Choose a status')
  for (const seen of [-1, 1.5, 100_001]) expect(problem(stepInput, { ...STEP, seen })).toBeTruthy()
  expect(problem(takeBackInput, { entry: '1', reason: '', seen: 1 })).toBe('Enter a reason')
  expect(problem(takeBackInput, { reason: 'Wrong', seen: 1 })).toBe('Reload the page and try again')
  expect(problem(takeBackInput, { entry: 'a'.repeat(65), reason: 'Wrong', seen: 1 })).toBeTruthy()
  expect(isStep({ stage: 'approved' })).toBe(true)
  expect(isStep({ stage: 'paid' })).toBe(false)
})

test.each([
  ['approved', 'llc', 'State file number', 'Date on the certificate', /on the certificate/],
  ['approved', 'ein', 'EIN', 'Date', /the IRS assigned the EIN/],
  ['approved', 'itin', null, 'Date', /assigned the ITIN/],
  ['approved', 'trademark', null, 'Registration date', /USPTO registered/],
  ['approved', 'dba', null, 'Date', undefined],
  ['searched', 'trademark', null, 'Date', /If no application follows/],
  ['submitted', 'llc', null, 'Date', /state fee is no longer refundable/],
  ['submitted', 'ein', null, 'Date', /^Details are locked from then on\.$/],
  ['delivered', 'llc', null, 'Date', /The last step/],
  ['in_review', 'llc', null, 'Date', undefined],
] as const)('staff are asked for %s of %s in its words', (stage, service, number, label, help) => {
  expect(numberOf(stage, service)).toBe(number)
  const asked = dayText(stage, service)
  expect(asked.label).toBe(label)
  if (help) expect(asked.help).toMatch(help)
  else expect(asked.help).toBeUndefined()
  if (stage !== 'approved') expect(stageHelp(stage, service)).toBe(asked.help)
})
