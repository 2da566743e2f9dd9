import { expect, test } from 'vitest'

import {
  hasEnding,
  legalName,
  nameFindings,
} from '@/src/domain/catalogue/states/company-name-rules'

const llc = (name: string, state: string | null = 'WY') => ({ name, type: 'llc', state }) as const
const corporation = (name: string, state: string) => ({ name, type: 'corporation', state }) as const
const kinds = (wanted: Parameters<typeof nameFindings>[0]) =>
  nameFindings(wanted).map(({ kind }) => kind)

test.each(['Foo PLLC', 'Foo P.L.L.C.', 'Foo Professional LLC', 'Foo L3C', 'Foo Low-Profit LLC'])(
  '%s ends like a type of its own, which no plain LLC may do',
  (name) => {
    expect(kinds(llc(name))).toContain('other_type')
  },
)

test.each([
  ['Foo LLC LLC', 'Foo LLC'],
  ['Foo, L.L.C., LLC', 'Foo, L.L.C.'],
  ['Foo LLC', 'Foo LLC'],
])('%s is filed as %s: an ending stands once', (name, filed) => {
  expect(legalName(llc(name))).toBe(filed)
})

test.each([
  [corporation('Foo Ltd.', 'FL'), false], // F.S. 607.0401
  [corporation('Foo Limited', 'GA'), true],
  [corporation('Foo Company', 'FL'), true],
  [corporation('Foo Foundation', 'DE'), true], // 8 Del. C. 102(a)(1)
  [corporation('Foo Syndicate', 'DE'), true],
  [corporation('Foo Foundation', 'NV'), false],
  [llc('Foo LC', 'WI'), true], // Wis. Stat. 183.0112(1)
  [llc('Foo Limited Company', 'WI'), true],
  [llc('Foo LC', 'DC'), false], // our sources disagree, and LLC is taken in any case
])('whether $name has an ending that $state takes for its type', (wanted, has) => {
  expect(hasEnding(wanted)).toBe(has)
})

test.each(['Red Cross Supplies', 'Olympic Gear', 'Paralympic Gear'])('%s is protected', (name) => {
  expect(kinds(llc(name))).toContain('restricted_word')
})
