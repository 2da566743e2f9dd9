import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  filedName,
  hasEnding,
  legalName,
  nameFindings,
  nameRule,
} from '@/src/domain/catalogue/states/company-name-rules'

const llc = (name: string, state: string | null = 'DE') => ({ name, type: 'llc', state }) as const
const corporation = (name: string, state: string | null = 'DE') =>
  ({ name, type: 'corporation', state }) as const
const kindsOf = (wanted: Parameters<typeof nameFindings>[0]) =>
  nameFindings(wanted).map((finding) => finding.kind)

describe('the ending of a name', () => {
  test.each([
    'Bright Harbor LLC',
    'Bright Harbor, LLC',
    'Bright Harbor L.L.C.',
    'Bright Harbor L.L.C',
    'bright harbor llc',
    'Bright Harbor Limited Liability Company',
    'Bright Harbor Limited-Liability Company',
    'Bright Harbor Ltd. Liability Co.',
  ])('“%s” is an LLC’s name in every state', (name) => {
    expect(hasEnding(llc(name, 'DE'))).toBe(true)
    expect(hasEnding(llc(name, 'WY'))).toBe(true)
  })

  test.each(['Bright Harbor', 'LLC Bright Harbor', 'Bright Harbor Hallc', 'Bright Harbor Company'])(
    '“%s” is none',
    (name) => {
      expect(hasEnding(llc(name))).toBe(false)
    },
  )

  test('“LC” is enough in Wyoming and Texas, and not in Delaware', () => {
    expect(hasEnding(llc('Bright Harbor LC', 'WY'))).toBe(true)
    expect(hasEnding(llc('Bright Harbor L.C.', 'TX'))).toBe(true)
    expect(hasEnding(llc('Bright Harbor LC', 'DE'))).toBe(false)
  })

  test('“Ltd.” is enough for an LLC in Colorado, and not in Wyoming', () => {
    expect(hasEnding(llc('Bright Harbor Ltd.', 'CO'))).toBe(true)
    expect(hasEnding(llc('Bright Harbor Ltd.', 'WY'))).toBe(false)
  })

  test('a corporation may be a “Company”, but not in New York', () => {
    expect(hasEnding(corporation('Bright Harbor Company', 'DE'))).toBe(true)
    expect(hasEnding(corporation('Bright Harbor Co.', 'NY'))).toBe(false)
    expect(hasEnding(corporation('Bright Harbor Inc.', 'NY'))).toBe(true)
  })
})

describe('the name on the certificate', () => {
  test('gets the ending that it lacks', () => {
    expect(filedName(llc('  Bright   Harbor '))).toBe('Bright Harbor LLC')
    expect(filedName(corporation('Bright Harbor'))).toBe('Bright Harbor Inc.')
  })

  test('keeps the one it has', () => {
    expect(filedName(llc('Bright Harbor LC', 'WY'))).toBe('Bright Harbor LC')
    expect(filedName(llc('Bright Harbor LLC', 'DE'))).toBe('Bright Harbor LLC')
  })

  test('a partnership’s stays as it is', () => {
    expect(filedName({ name: 'Byron & Moss', type: 'partnership', state: 'NY' })).toBe(
      'Byron & Moss',
    )
  })

  test('an empty one stays empty', () => {
    expect(filedName(llc('   '))).toBe('')
  })

  test('whatever is typed, it ends as the law wants and is the same when filed twice', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.constantFrom('DE', 'WY', 'CO', null),
        (name, state) => {
          const filed = filedName(llc(name, state))
          expect(filed === '' || hasEnding(llc(filed, state))).toBe(true)
          expect(filedName(llc(filed, state))).toBe(filed)
        },
      ),
    )
  })
})

describe('what is said about a name', () => {
  test('nothing about a plain one, or none', () => {
    expect(nameFindings(llc('Bright Harbor LLC'))).toEqual([])
    expect(nameFindings(llc(''))).toEqual([])
  })

  test.each([
    ['First Bank of Harbor LLC', 'Bank'],
    ['Harbor Insurance LLC', 'Insurance'],
    ['Harbor University LLC', 'University'],
    ['Harbor Engineering LLC', 'Engineering'],
    ['Federal Harbor LLC', 'Federal'],
  ])('“%s” names its restricted word', (name, word) => {
    const [finding] = nameFindings(llc(name))

    expect(finding).toMatchObject({ kind: 'restricted_word' })
    expect(finding?.message).toContain(`“${word}”`)
  })

  test.each(['Riverbanks LLC', 'Trusty Dogs LLC', 'Collegium LLC', 'Burbank Tiles LLC'])(
    '“%s” only looks like one',
    (name) => {
      expect(kindsOf(llc(name))).not.toContain('restricted_word')
    },
  )

  test('an ending of another type is told, whichever way round', () => {
    expect(kindsOf(llc('Bright Harbor Inc.'))).toContain('other_type')
    expect(kindsOf(corporation('Bright Harbor LLC'))).toContain('other_type')
    expect(kindsOf({ name: 'Bright Harbor LLC', type: 'partnership', state: 'DE' })).toContain(
      'other_type',
    )
  })

  test('letters that registers lack are named', () => {
    expect(
      nameFindings(llc('Søren Café LLC'))
        .map((one) => one.message)
        .join(),
    ).toContain('“ø” or “é”')
  })

  test('a very long name is a warning, no refusal', () => {
    expect(kindsOf(llc('Harbor '.repeat(20)))).toContain('length')
  })
})

test('the rule names what the state takes, and what we add', () => {
  expect(nameRule('llc', 'DE', 'Delaware')).toBe(
    'In Delaware the name ends with “LLC”, “L.L.C.” or “Limited Liability Company”. Leave it out and we add “LLC”.',
  )
  expect(nameRule('llc', 'WY', 'Wyoming')).toContain('“LC”')
  expect(nameRule('partnership', 'WY', 'Wyoming')).toContain('any name')
})

test.each([
  ['llc', 'Bright Harbor Inc.', 'a corporation'],
  ['partnership', 'Bright Harbor Corp', 'a corporation'],
  ['corporation', 'Bright Harbor LLC', 'an LLC'],
  ['partnership', 'Bright Harbor L.L.C.,', 'an LLC'],
  ['llc', 'Bright Harbor LLP', 'a partnership'],
  ['corporation', 'Bright Harbor Limited Partnership', 'a partnership'],
] as const)('for a %s, “%s” ends like the name of %s', (type, name, other) => {
  const found = nameFindings({ name, type, state: 'DE' }).find(({ kind }) => kind === 'other_type')

  expect(found?.message).toContain(`ends like the name of ${other}.`)
})

test.each([
  ['llc', 'Bright Harbor LLC'],
  ['corporation', 'Bright Harbor Inc.'],
  ['partnership', 'Bright Harbor LP'],
] as const)('for a %s, “%s” ends as it should', (type, name) => {
  expect(kindsOf({ name, type, state: 'DE' })).not.toContain('other_type')
})

test('a name of 120 characters with its ending is not too long, one of 121 is', () => {
  expect(kindsOf(llc('x'.repeat(116)))).not.toContain('length')
  expect(nameFindings(llc('x'.repeat(117)))).toEqual([
    {
      kind: 'length',
      message: 'Some states allow at most 120 characters. A shorter name is safer.',
    },
  ])
})

test('several commas and spaces before the ending that we add are left out', () => {
  expect(filedName(llc('Bright Harbor , ,'))).toBe('Bright Harbor LLC')
  expect(nameFindings(llc(' , '))).toEqual([])
})

test.each([
  ['Acme Inc LLC', 'other_type'],
  ['Acme, Inc., LLC', 'other_type'],
  ['Acme Corporation', 'other_type'],
  ['Acme Corp. LLC', 'other_type'],
  ['Acme @@@ LLC', 'signs'],
  ['Acme $ LLC', 'signs'],
  ['!!! LLC', 'signs'],
  ['日本 LLC', 'characters'],
  ['Ромашка', 'characters'],
] as const)('“%s” gets a remark', (name, kind) => {
  expect(kindsOf(llc(name))).toContain(kind)
})

test.each(['Acme & Sons LLC', 'Yahoo! LLC', 'A+ Tutors LLC', 'No. 1 Tiles LLC', 'LLC'])(
  '“%s” has no sign that a state would refuse',
  (name) => {
    const kinds = kindsOf(llc(name))
    expect(name === 'LLC' ? ['signs'] : []).toEqual(kinds.filter((kind) => kind === 'signs'))
  },
)

test('a name in another script is to be written in English letters, one with accents is not', () => {
  const said = (name: string) => nameFindings(llc(name)).map(({ message }) => message)

  expect(said('日本 LLC').join()).toContain('English letters')
  expect(said('Café LLC').join()).toContain('nearest plain letters')
})

test('a corporation of Alabama is neither a “Company” nor “Limited”', () => {
  expect(hasEnding(corporation('Harbor Co.', 'AL'))).toBe(false)
  expect(hasEnding(corporation('Harbor Ltd.', 'AL'))).toBe(false)
  expect(hasEnding(corporation('Harbor Inc.', 'AL'))).toBe(true)
})

test('the legal name has its ending in full, and keeps one that only its own state takes', () => {
  expect(legalName(llc('Blue Heron', 'WY'))).toBe('Blue Heron LLC')
  expect(legalName(llc('Blue Heron LC', 'WY'))).toBe('Blue Heron LC')
  expect(legalName(llc('Blue Heron LC', 'DE'))).toBe('Blue Heron LLC')
  expect(legalName(llc('Blue Heron LC', null))).toBe('Blue Heron LC')
  expect(legalName(llc('Blue Heron', null))).toBe('Blue Heron LLC')
})
