import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import type { MailTopic } from '@/src/domain/mail/mail-preferences'
import { databaseOf } from '@/src/lib/database'
import { lead_origins } from '@/src/lib/traffic/tables'
import { judgeAudience, mayBeMailed } from '@/src/services/mail/audience/audience'
import { sendEmail } from '@/src/services/mail/send-email'
import { api } from '@/tests/support/api'
import { builder, nextSerial } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { type MailServer, startMailServer } from '@/tests/support/mail/mail-server'
import { person } from '@/tests/support/people/people'

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

let payload: Payload
let server: MailServer

const company = (companyAddressLine1: string) =>
  payload.updateGlobal({
    slug: 'settings',
    data: { companyAddressLine1, companyCity: 'Cheyenne' },
    ...everything,
  })

beforeAll(async () => {
  payload = await testPayload()
  await company('1 Harbor Street')
  server = await startMailServer()
  await payload.updateGlobal({
    slug: 'privateSettings',
    data: { mailTransport: 'smtp', smtpHost: '127.0.0.1', smtpPort: server.port },
    ...everything,
  })
  return () => server.stop()
})

const newAddress = () => `person-${nextSerial()}@example.com`
const ask = (email: string, topic: MailTopic, since?: Date) =>
  mayBeMailed({ payload }, { email, since }, topic)

const lead = async (changes: object = {}) => {
  const email = newAddress()
  await builder(payload)('leads', { email, phone: null, ...changes })
  return email
}

test('a lead with an American number is reminded, one abroad or from nowhere is not', async () => {
  expect(await ask(await lead({ phone: '+13075550142' }), 'reminders')).toBeNull()
  expect(await ask(await lead({ phone: '+4930901820' }), 'reminders')).toBe('no_consent')
  expect(await ask(await lead({ phone: '307 555 0142' }), 'reminders')).toBe('no_consent')
  expect(await ask(await lead(), 'reminders')).toBe('no_consent')
})

test('without a phone the place of the first visit counts, and the strict rule where none is known', async () => {
  const db = await databaseOf({ payload })
  const from = async (country: string | null, phone: string | null = null) => {
    const email = newAddress()
    const { id } = await builder(payload)('leads', { email, phone })
    await db.insert(lead_origins).values({ lead: id, country })
    return ask(email, 'reminders')
  }

  expect(await from('US')).toBeNull()
  expect(await from('DE')).toBe('no_consent')
  expect(await from(null)).toBe('no_consent')
  expect(await from('US', '+4930901820')).toBe('no_consent')
})

test('the billing country goes before the phone', async () => {
  const email = newAddress()
  await builder(payload)('users', {
    email,
    phone: '+13075550142',
    billing: { country: 'DE' },
  })

  expect(await ask(email, 'reminders')).toBe('no_consent')
})

test('the newest word on a topic counts', async () => {
  const email = newAddress()
  const build = builder(payload)
  await build('consents', { email, granted: true })
  expect(await ask(email, 'offers')).toBeNull()
  await build('consents', { email, granted: false, place: 'preferences' })
  expect(await ask(email, 'offers')).toBe('opted_out')
  expect(await ask(email.toUpperCase(), 'offers')).toBe('opted_out')
})

test('a purchase ends reminders about what began before it', async () => {
  const email = await lead({ phone: '+13075550142' })
  await builder(payload)('orders', { email, paymentStatus: 'paid' })

  expect(await ask(email, 'reminders')).toBe('bought')
  expect(await ask(email, 'reminders', new Date(Date.now() - 60_000))).toBe('bought')
  expect(await ask(email, 'reminders', new Date(Date.now() + 60_000))).not.toBe('bought')
})

test('an audience says whom it leaves out, and why', async () => {
  const [wants, gone, silent] = [newAddress(), newAddress(), newAddress()]
  const build = builder(payload)
  await build('consents', { email: wants })
  await build('consents', { email: gone })
  await build('suppressions', { email: gone, reason: 'complained' })
  const people = [wants, gone, silent, 'no address'].map((email) => ({ email }))

  const judged = await judgeAudience({ payload }, people, 'offers')
  expect(judged.map(({ exclusion }) => exclusion)).toEqual([
    null,
    'complained',
    'no_consent',
    'not_an_address',
  ])
})

const queued = (to: string) =>
  builder(payload)('emails', { to, kind: 'marketing', topic: 'offers', template: 'campaign' })

const read = (id: string) => payload.findByID({ collection: 'emails', id, ...everything })

test('a marketing mail carries the address, the link and both headers, each in one line', async () => {
  const to = newAddress()
  await builder(payload)('consents', { email: to })
  const { id } = await queued(to)

  await sendEmail(payload, id)

  const mail = server.received.find((one) => one.includes(id)) ?? ''
  const [head = ''] = mail.split('\r\n\r\n')
  expect(head).toMatch(
    /^List-Unsubscribe: <http:\/\/localhost:3000\/api\/mail\/unsubscribe\?[^\s]+>$/m,
  )
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(mail.replace(/=\r\n/g, '')).toContain('1 Harbor Street')
  expect(mail.replace(/=\r\n/g, '')).toContain('/unsubscribe?to=3D')
  expect(JSON.stringify(await read(id))).not.toContain('token=')
})

test('who unsubscribes after it was queued gets nothing', async () => {
  const to = newAddress()
  await builder(payload)('consents', { email: to })
  const { id } = await queued(to)
  await builder(payload)('suppressions', { email: to, reason: 'unsubscribed' })

  await sendEmail(payload, id)

  expect(await read(id)).toMatchObject({ status: 'skipped', lastError: 'Not sent: unsubscribed' })
})

test('a company without a postal address sends no marketing mail', async () => {
  const to = newAddress()
  await builder(payload)('consents', { email: to })
  await company('')
  const { id } = await queued(to)

  await sendEmail(payload, id)
  await company('1 Harbor Street')

  expect(await read(id)).toMatchObject({ status: 'failed', lastError: /postal address/ })
})

const inCheckout = (email: string, mail_consent?: boolean) =>
  api('POST', '/leads/capture', {
    headers: { origin: 'http://localhost:3000' },
    body: { email, first_name: 'Ada', checkout_step: 'personal', mail_consent },
  })

const said = async (email: string) => {
  const { docs } = await payload.find({
    collection: 'consents',
    where: { email: { equals: email } },
    sort: 'createdAt',
    ...everything,
  })
  return docs.map(({ topic, granted, place }) => `${topic} ${granted} ${place}`)
}

test('the checkout’s box is kept with its words, and no box is no consent', async () => {
  const [ticked, unticked] = [newAddress(), newAddress()]
  expect((await inCheckout(ticked, true)).status).toBe(204)
  await inCheckout(ticked, true)
  await inCheckout(unticked)
  await inCheckout(unticked, false)

  expect(await said(ticked)).toEqual(['reminders true checkout', 'offers true checkout'])
  expect(await said(unticked)).toEqual([])
  expect(await ask(ticked, 'offers')).toBeNull()
})

test('a tick in the checkout takes no refusal back that its owner made elsewhere', async () => {
  const email = newAddress()
  await builder(payload)('consents', { email, granted: false, place: 'unsubscribe' })
  await inCheckout(email, true)

  expect(await said(email)).toEqual(['offers false unsubscribe'])
})

test('an account’s switch is a consent, and switching it off a refusal', async () => {
  const who = await person(payload)
  const prefer = (marketing: boolean) =>
    api('PATCH', '/account/preferences', {
      as: who,
      headers: { origin: 'http://localhost:3000' },
      body: { email: true, complianceReminders: true, marketing },
    })
  const { email } = await payload.findByID({ collection: 'users', id: who.id, ...everything })

  const answer = await prefer(true)
  expect(answer.status).toBeLessThan(300)
  await prefer(true)
  expect(await said(email)).toEqual(['reminders true account', 'offers true account'])
  await prefer(false)
  expect((await said(email)).slice(2)).toEqual(['reminders false account', 'offers false account'])
})
