import { existsSync } from 'node:fs'

import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'

import type { ReceiptView } from '@/src/domain/orders/receipt'
import { typefaceFor } from '@/src/pdf/fonts'
import { readBack } from '@/src/pdf/read-back'
import { receiptPdf } from '@/src/pdf/receipt'

const receiptFor = (name: string, company: string): ReceiptView => ({
  orderId: '1b4f0c62-5d0a-4a0e-9d5c-0f7a3e6b2c11',
  number: 'CD-2026-000001',
  paidAt: '2026-11-26T12:00:00.000Z',
  timeZone: 'America/New_York',
  what: 'LLC formation',
  currency: 'USD',
  lines: [],
  totalMinor: 24_900,
  refunds: [],
  refundedMinor: 0,
  customer: { name, company, email: 'ada@example.com', addressLines: ['Hauptstraße 5–7', name] },
  seller: {
    name: 'Charterdesk',
    legalName: 'Charterdesk, Inc.',
    email: 'a@example.com',
    addressLines: [],
  },
  paidWith: 'Visa ending in 4242',
  reference: null,
  charged: null,
  sandbox: false,
  filed: false,
})

const read = async (name: string, company = 'Heron LLC') =>
  getDocumentProxy(new Uint8Array(await receiptPdf(receiptFor(name, company))))

const lettersOf = (text: string) =>
  [...new Set(text.normalize('NFKC').replace(/\s/g, ''))].toSorted()

const isThere = (file: string) => existsSync(`node_modules/${file}`)

describe.skipIf(!isThere('@fontsource/noto-sans'))('a receipt shows', () => {
  test.each([
    ['Vietnamese', 'Nguyễn Thị Phượng'],
    ['Polish', 'Łucja Żółw'],
    ['Russian and Ukrainian', 'Іван Ґудзь Ёлкин'],
    ['Greek', 'Γιώργος Παπαδόπουλος'],
    ['Hindi', 'राजेश'],
    ['Thai', 'สมชาย'],
    ['Arabic', 'محمد'],
    ['Arabic with a mark', 'أحمس'],
    ['Hebrew', 'שלום'],
    ['simplified Chinese', '张伟'],
    ['traditional Chinese', '陳麗華'],
    ['Japanese', '田中 たなか'],
    ['Korean', '김철수'],
    ['Georgian', 'გიორგი'],
    ['Tamil', 'குமார்'],
    ['signs', 'Reçu №5 “final” ½ ™ €'],
  ])('%s', async (_language, name) => {
    const { text } = await extractText(await read(name), { mergePages: true })
    const shown = new Set(lettersOf(text))
    expect(lettersOf(name).filter((letter) => !shown.has(letter))).toEqual([])
    expect(text).not.toMatch(/\?|U\+/)
  })
})

test.each(['Nguyễn Thị Phượng', '王小明', 'Łucja Żółw 5–7', 'Анна Иванова'])(
  '%s reads back from a receipt as it was given, and nothing is drawn over it',
  async (name) => {
    const file = await receiptPdf(receiptFor(name, `${name} LLC`))
    const { missing, overflowing } = await readBack(file, [name, `${name} LLC`])
    expect({ missing, overflowing }).toEqual({ missing: [], overflowing: [] })
  },
)

test('a letter that no face has is named, and none becomes a question mark', async () => {
  const { drawn, families } = await typefaceFor('Ada 𒀀')
  expect(drawn('Ada 𒀀?')).toBe('Ada [U+12000]?')
  expect(families[0]).toBe('Instrument Sans')
})

test.each(['W'.repeat(180), '王'.repeat(180), `${'W'.repeat(60)} ${'m'.repeat(200)}`])(
  'a long word stays on the page',
  async (name) => {
    const pdf = await read(name, name)
    const page = await pdf.getPage(1)
    const { width } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const ends = items.flatMap((item) =>
      'transform' in item ? [Number(item.transform[4]) + item.width] : [],
    )
    expect(Math.max(...ends)).toBeLessThanOrEqual(width - 53.9)
    const { text } = await extractText(pdf, { mergePages: true })
    expect(text).not.toMatch(/[Wm王]-/)
  },
)
