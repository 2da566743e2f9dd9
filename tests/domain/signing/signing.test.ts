import { expect, test } from 'vitest'

import {
  maySignOnScreen,
  RULES_READ_ON,
  SIGNATURE_RULES,
} from '@/src/domain/signing/signature-rules'
import { signersProblem, whoseTurn } from '@/src/domain/signing/signers'
import { isPrintedName, signatureMark, signInput } from '@/src/domain/signing/signing-input'

const signer = (key: string, order: number) => ({
  key,
  order,
  name: key,
  role: 'Member',
  isCompany: false,
  email: `${key}@example.com`,
})

test('those with the same number sign together, before those with a higher one', () => {
  const all = [signer('a', 1), signer('b', 1), signer('c', 2)]
  const keys = (signed: string[]) => whoseTurn(all, new Set(signed)).map(({ key }) => key)
  expect(keys([])).toEqual(['a', 'b'])
  expect(keys(['b'])).toEqual(['a'])
  expect(keys(['a', 'b'])).toEqual(['c'])
  expect(keys(['a', 'b', 'c'])).toEqual([])
})

test('no one signs for another person: each signer has an address of their own', () => {
  const [a, b] = [signer('a', 1), signer('b', 1)]
  expect(signersProblem([a, b])).toBeNull()
  expect(signersProblem([a, { ...b, email: 'A@example.com ' }])).not.toBeNull()
  expect(signersProblem([{ ...a, email: 'nowhere' }])).not.toBeNull()
  expect(signersProblem([{ ...a, name: '' }])).not.toBeNull()
  expect(signersProblem([{ ...a, isCompany: true }])).not.toBeNull()
  expect(signersProblem([])).not.toBeNull()
})

test('a typed name is the printed one, whatever its case, spaces and accents', () => {
  expect(isPrintedName('lukasz  zielinski', 'Łukasz Zieliński')).toBe(true)
  expect(isPrintedName('王小明', '王小明')).toBe(true)
  expect(isPrintedName('Lukas Zielinski', 'Łukasz Zieliński')).toBe(false)
})

test('a drawn signature is points within its sheet, neither a dot nor without end', () => {
  const drawn = (strokes: unknown) => signatureMark.safeParse({ kind: 'drawn', strokes }).success
  const line = [
    [10, 10],
    [200, 100],
  ]
  expect(drawn([line])).toBe(true)
  for (const strokes of [
    [],
    [[[10, 10]]],
    [
      [
        [10, 10],
        [12, 11],
      ],
    ],
    [
      [
        [10, 10],
        [9999, 20],
      ],
    ],
    [
      [
        [10.5, 10],
        [200, 20],
      ],
    ],
    ['M0 0L9 9'],
    Array.from({ length: 61 }, () => line),
    [Array.from({ length: 3001 }, (_, index) => [index % 600, 0])],
  ])
    expect(drawn(strokes)).toBe(false)
  const mark = { kind: 'typed', name: 'Ada' }
  expect(signInput.safeParse({ mark, sha256: 'x' }).success).toBe(false)
})

test('forms of the IRS that need ink have no electronic way, and an unknown kind neither', () => {
  for (const kind of [
    'form_ss-4',
    'form_w-7',
    'form_2553',
    'form_usps-1583',
    'articles',
    'something new',
  ])
    expect(maySignOnScreen(kind)).toBe(false)
  for (const kind of ['operating_agreement', 'bylaws', 'form_8832'])
    expect(maySignOnScreen(kind)).toBe(true)
  expect(Date.parse(RULES_READ_ON)).toBeLessThan(Date.now())
  for (const { why, source } of Object.values(SIGNATURE_RULES))
    expect(Math.min(why.length, source.length)).toBeGreaterThan(15)
})
