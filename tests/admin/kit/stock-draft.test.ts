import { expect, test } from 'vitest'

import { missingIn, typedIn } from '@/src/admin/kit/stock/stock-draft'

const field = (value: unknown, initialValue: unknown = value) => ({ value, initialValue })

const FORM = {
  companyName: field('Charterdesk'),
  companyTagline: field('Typed', 'Saved'),
  isActive: field(true, false),
  note: field(undefined, ''),
  lines: { ...field(2, 1), rows: [{ id: 'a' }, { id: 'b' }] },
  taxId: field('12-3456789', ''),
  smtpPassword: field('hunter2', ''),
}

test('what was typed into a form of Payload’s is kept, without lists of rows and secrets', () => {
  expect(typedIn(FORM)).toEqual({ companyTagline: 'Typed', isActive: true })
})

test('only what the form has a place for, and does not show already, is offered again', () => {
  const kept = { companyTagline: 'Typed', companyName: 'Mine', gone: 'x', taxId: '1' }
  expect(missingIn(FORM, kept)).toEqual([['companyName', 'Mine']])
})
