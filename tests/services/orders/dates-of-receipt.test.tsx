import { createLocalReq, type Payload } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { Moment as OfficeMoment, OfficeZoneProvider } from '@/src/admin/kit/time/When'
import { isoDayIn, startOfPeriod } from '@/src/domain/vocabulary/time/time-zone'
import { receiptPdf } from '@/src/pdf/receipt'
import { receiptOfOrder } from '@/src/services/orders/receipt-of-order'
import { queueReceipt } from '@/src/services/orders/receipts'
import { businessZone } from '@/src/services/platform/business-zone'
import { ReceiptSheet } from '@/src/storefront/orders/receipt/ReceiptSheet'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { asRead } from '@/tests/support/mail/mailbox'
import { figure } from '@/tests/support/orders/business-figures'
import { paidOrder } from '@/tests/support/orders/paid-order'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { signIn } from '@/tests/support/people/people'

/** 8:04 in the evening in New York, when it is the next day already in London and in UTC. */
const EVENING = '2026-11-22T01:04:00.000Z'
const NEW_YORK = 'America/New_York'

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const keepBooksIn = (businessTimeZone: string) =>
  payload.updateGlobal({ slug: 'settings', data: { businessTimeZone }, overrideAccess: true })

afterAll(async () => {
  await keepBooksIn(NEW_YORK)
})

async function pdfText(file: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

/** The day of a purchase on that evening, in each place that tells it. */
async function dayEverywhere() {
  const { id } = await paidOrder(payload)
  const order = await payload.update({
    collection: 'orders',
    id,
    data: { paidAt: EVENING, placedAt: EVENING },
    ...everything,
  })
  const req = await createLocalReq({}, payload)
  const receipt = await receiptOfOrder(req, order)
  if (!receipt) throw new Error('No receipt')
  await queueReceipt(req, order, `receipt of the evening:${id}`)
  const { docs } = await payload.find({
    collection: 'emails',
    where: { dedupeKey: { equals: `receipt of the evening:${id}` } },
    ...everything,
  })
  const [mail] = docs
  if (!mail) throw new Error('No mail')
  const zone = await businessZone({ payload })
  const told = {
    page: renderToStaticMarkup(<ReceiptSheet receipt={receipt} />),
    pdf: await pdfText(await receiptPdf(receipt)),
    mail: (await asRead(payload, mail)).text,
    backOffice: renderToStaticMarkup(
      <OfficeZoneProvider zone={zone}>
        <OfficeMoment at={order.paidAt} />
      </OfficeZoneProvider>,
    ),
  }
  return Object.fromEntries(
    Object.entries(told).map(([place, text]) => [place, /Nov 2\d, 2026/.exec(text)?.[0]]),
  )
}

const everywhere = (day: string) => ({ page: day, pdf: day, mail: day, backOffice: day })

test('a purchase of an evening in New York has that day on its receipt, in the mail and for staff', async () => {
  expect(await dayEverywhere()).toEqual(everywhere('Nov 21, 2026'))
})

test('all of them follow the setting', async () => {
  await keepBooksIn('Europe/London')
  expect(await dayEverywhere()).toEqual(everywhere('Nov 22, 2026'))
})

test.each([
  ['America/New_York', '2031-01-01T02:00:00.000Z', 2030],
  ['Pacific/Auckland', '2031-12-31T12:00:00.000Z', 2032],
])(
  'a receipt of New Year’s Eve in %s is numbered in the year of its day',
  async (zone, at, year) => {
    await keepBooksIn(zone)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) })
    try {
      const { id } = await paidOrder(payload)
      const order = await payload.findByID({ collection: 'orders', id, ...everything })
      expect(order.receiptNumber).toBe(`${year}-00001`)
      expect(isoDayIn(new Date(order.paidAt ?? 0), zone)).toMatch(new RegExp(`^${year}-`))
    } finally {
      vi.useRealTimers()
    }
  },
)

test('the day of the dashboard begins at midnight of that zone', async () => {
  await keepBooksIn('Pacific/Kiritimati')
  const before = await figure(payload, 'orders')
  const begin = startOfPeriod(new Date(), 'Pacific/Kiritimati', 1).getTime()
  const [early, late] = [new Date(begin - 1000), new Date(begin + 1000)]
  await builder(payload)('orders', { createdAt: early.toISOString() })
  await builder(payload)('orders', { createdAt: late.toISOString() })
  const after = await figure(payload, 'orders')
  expect([after.total - before.total, after.today - before.today]).toEqual([2, 1])
})

test('only a known zone can be saved', async () => {
  await keepBooksIn(NEW_YORK)
  const as = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
  const save = (businessTimeZone: unknown) =>
    api('POST', '/globals/settings', { as, body: { businessTimeZone } })
  for (const bad of ['Mars/Olympus', '+05:30', '', 7, null]) {
    expect((await save(bad)).status, String(bad)).toBe(400)
  }
  expect(await businessZone({ payload })).toBe(NEW_YORK)
  expect((await save('Asia/Tokyo')).status).toBe(200)
  expect(await businessZone({ payload })).toBe('Asia/Tokyo')
})
