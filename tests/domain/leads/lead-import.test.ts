import { expect, test } from 'vitest'

import {
  filledBy,
  guessMapping,
  type ImportedLead,
  importOptions,
  readRow,
} from '@/src/domain/leads/lead-import'

const HEAD = ['E-mail', 'Name', 'Mobile', 'Company']
const MAPPING = guessMapping(HEAD)
const phone = (typed: string) => (typed.startsWith('+') ? typed : null)

const read = (...cells: string[]) => readRow({ row: 2, cells }, HEAD, MAPPING, phone)

test('columns are known by their usual names', () => {
  expect(guessMapping(['Email Address', 'first_name', 'Surname', 'Phone number', 'Notes'])).toEqual(
    ['email', 'firstName', 'lastName', 'phone', null],
  )
  expect(MAPPING).toEqual(['email', 'name', 'phone', 'companyName'])
})

test('a row is a lead: the address in lower case, a full name in its parts', () => {
  expect(read(' Nadia@Example.ORG ', 'Nadia Okafor Şimşek', '+13075550100', 'שלום LLC')).toEqual({
    ok: true,
    leftOut: [],
    lead: {
      email: 'nadia@example.org',
      firstName: 'Nadia',
      lastName: 'Okafor Şimşek',
      phone: '+13075550100',
      companyName: 'שלום LLC',
      source: 'import',
    },
  })
})

test('a formula is text like any other', () => {
  expect(read('a@example.org', '=cmd()', '', '')).toMatchObject({
    ok: true,
    lead: { firstName: '=cmd()' },
  })
})

const long = `${'a'.repeat(250)}@b.io`

test.each([
  ['', 'E-mail', ['', '', '', '']],
  ['nobody', 'E-mail', ['nobody', '', '', '']],
  ['254 characters', 'E-mail', [long, '', '', '']],
  ['quotes', 'E-mail', ['"a b"@example.org', '', '', '']],
  ['other scripts', 'E-mail', ['jürgen@bücher.example', '', '', '']],
] as const)('%s is refused with its cell', (_what, column, cells) => {
  const answer = read(...cells)
  expect(answer).toMatchObject({ ok: false, refused: { row: 2, column } })
})

test.each([
  ['a phone', 'Mobile', ['a@example.org', '', 'call me', '']],
  ['a long name', 'Company', ['a@example.org', '', '', 'x'.repeat(201)]],
] as const)('%s is left out, and the person stays', (_what, column, cells) => {
  expect(read(...cells)).toMatchObject({
    ok: true,
    lead: { email: 'a@example.org', phone: '', companyName: '' },
    leftOut: [{ row: 2, column }],
  })
})

test('line breaks and marks that turn a text do not get in', () => {
  expect(read('a@example.org', 'Eve\nBcc: all@example.org', '', 'exe\u202etxt')).toMatchObject({
    lead: { firstName: 'Eve', lastName: 'Bcc: all@example.org', companyName: 'exetxt' },
    leftOut: [],
  })
})

test('blanks are filled, and what is there stays', () => {
  const told: ImportedLead = {
    email: 'a@example.org',
    firstName: 'Ada',
    lastName: 'Moss',
    phone: '+13075550100',
    companyName: '',
    source: 'import',
  }
  expect(filledBy({ firstName: 'Eve', lastName: '', phone: null }, told)).toEqual({
    lastName: 'Moss',
    phone: '+13075550100',
  })
})

test('a file is read by columns of which one has the addresses, each chosen once', () => {
  expect(importOptions.safeParse({ mapping: ['email', null] }).success).toBe(true)
  expect(importOptions.safeParse({ mapping: ['name'] }).success).toBe(false)
  expect(importOptions.safeParse({ mapping: ['email', 'email'] }).success).toBe(false)
  expect(
    importOptions.safeParse({ consent: { textVersion: '', where: 'Fair', purpose: 'offers' } })
      .success,
  ).toBe(false)
})
