import { expect, test } from 'vitest'

import {
  chosenFile,
  missingIn,
  openedWith,
  rowsToRestore,
  typedIn,
} from '@/src/admin/kit/payload-overrides/stock-draft'

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

test('typing leaves a form opened as it was; a newer copy opens it again', () => {
  const asOpened = openedWith(FORM)
  expect(openedWith({ ...FORM, companyName: field('Typed on', 'Charterdesk') })).toBe(asOpened)
  expect(openedWith({ ...FORM, companyName: field('Renamed') })).not.toBe(asOpened)
})

const row = (value: string, initialValue = value) => field(value, initialValue)

test('a list is kept with all its rows, and put back as a whole', () => {
  const changed = {
    lines: { ...field(2, 1), rows: [{ id: 'a' }, { id: 'b' }] },
    'lines.0.id': row('a'),
    'lines.0.name': row('Typed', 'Saved'),
    'lines.1.id': row('b', ''),
    'lines.1.name': row('Added', ''),
  }
  const kept = typedIn(changed)
  expect(kept).toEqual({
    lines: [
      { id: 'a', name: 'Typed' },
      { id: 'b', name: 'Added' },
    ],
  })
  expect(missingIn(changed, kept)).toEqual([])

  const reloaded = {
    lines: { ...field(1), rows: [{ id: 'a' }] },
    'lines.0.id': row('a'),
    'lines.0.name': row('Saved'),
  }
  expect(typedIn(reloaded)).toEqual({})
  expect(missingIn(reloaded, kept)).toEqual(Object.entries(kept))
  expect(rowsToRestore(reloaded, 'lines', kept.lines)?.[1]).toMatchObject({
    name: { value: 'Added' },
  })
  expect(rowsToRestore(FORM, 'note', 'A text')).toBeNull()
})

test('a row that was taken away is missing, and one with a secret is not kept', () => {
  const shorter = {
    lines: { ...field(1, 2), rows: [{ id: 'b' }] },
    'lines.0.id': row('b'),
    'lines.0.taxId': row('12-3456789', ''),
  }
  expect(typedIn(shorter)).toEqual({})
  expect(
    typedIn({ lines: shorter.lines, 'lines.0.id': row('b'), 'lines.0.name': row('B') }),
  ).toEqual({ lines: [{ id: 'b', name: 'B' }] })
  expect(typedIn({ lines: { ...field(0, 2), rows: [] } })).toEqual({ lines: [] })
})

test('a file is named, for it has to be chosen again', () => {
  expect(chosenFile({ file: field(new File(['x'], 'deed.pdf')) })).toBe('deed.pdf')
  expect(chosenFile(FORM)).toBeNull()
})
