import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { databaseOf } from '@/src/lib/database'
import { sendQueuedWhatsApp } from '@/src/services/content/whatsapp/send-queued'
import { deletePersonalData } from '@/src/services/privacy/erasure/personal-data'
import { holdSubject } from '@/src/services/privacy/erasure/subject'
import { takeWhatsApp } from '@/src/services/support/whatsapp/take-message'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { paidOrder } from '@/tests/support/orders/paid-order'
import { tell as tellOf } from '@/tests/support/orders/tell'
import { person } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'
import {
  messagesWith,
  takeNews,
  threadOf,
  ticketsWith,
} from '@/tests/support/whatsapp/conversations'
import {
  choose,
  eventWith,
  newPhone,
  post,
  whatsappDesk,
} from '@/tests/support/whatsapp/whatsapp-desk'

const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

const { payload, shop, admin, save, workOff, reader } = await whatsappDesk()

const userOf = (id: string) => payload.findByID({ collection: 'users', id, ...everything })

const newsOf = async (phone: string) =>
  (await messagesWith(payload, phone)).filter(({ purpose }) => purpose === 'news')

const tell = (id: string, stage: string) => tellOf(payload, admin, id, { stage, service: 'itin' })

/** A paid order of an account, of a service that staff may move through its stages at once. */
const orderOf = (user: string) =>
  paidOrder(payload, {
    user,
    firstName: 'Maria',
    companyName: 'Blue Heron',
    serviceType: 'itin',
    lines: [
      {
        kind: 'service',
        ref: 'itin',
        label: 'ITIN',
        service: 'itin',
        amountMinor: 49_00,
        refundable: true,
        billing: 'once',
      },
    ],
    totalMinor: 49_00,
  })

async function alarmsOf(id: string, kind: 'failed' | 'lost' = 'failed') {
  const { docs } = await payload.find({
    collection: 'emails',
    where: { dedupeKey: { equals: `whatsapp-${kind}:${id}` } },
    ...everything,
  })
  return docs
}

const consentsOf = async (user: string) => {
  const { docs } = await payload.find({
    collection: 'consents',
    where: { user: { equals: user }, topic: { equals: 'order_news_whatsapp' } },
    sort: 'createdAt',
    ...everything,
  })
  return docs.map(({ granted, place, textVersion }) => ({ granted, place, textVersion }))
}

describe('order news', () => {
  test('go to a customer who asked for them and showed the number to be theirs, once each', async () => {
    const { as, phone } = await reader()
    const { id } = await orderOf(as.id)
    await tell(id, 'submitted')
    await tell(id, 'approved') // has no template
    await workOff()
    await workOff()

    const news = await newsOf(phone)
    expect(news.map(({ event, status }) => [event, status])).toEqual([
      ['received', 'delivered'],
      ['submitted', 'delivered'],
    ])
    expect((await shop.takenFor(phone)).map(({ words }) => words).slice(0, 2)).toEqual([
      `[order_submitted, en_US] Maria | Blue Heron LLC | #${id.slice(0, 8)}`,
      `[order_received, en_US] Maria | Blue Heron LLC | #${id.slice(0, 8)} | http://localhost:3000/dashboard/orders/${id}`,
    ])
    expect(await consentsOf(as.id)).toEqual([
      { granted: true, place: 'account', textVersion: 'whatsapp-1' },
    ])
    expect(await shop.failures()).toEqual([])
  })

  test('go to no one who has not shown the number to be theirs, or asked for none', async () => {
    const phone = newPhone()
    const as = await person(payload)
    await choose(as, { wanted: true, phone })
    expect(await shop.write({ from: phone, text: 'CONFIRM AAAA1111' })).toEqual([200])
    await takeNews(payload)
    const { id } = await orderOf(as.id)
    await tell(id, 'submitted')
    expect(await newsOf(phone)).toEqual([])
    expect((await choose(as, { wanted: true, phone: '12' })).status).toBe(422)
    expect((await choose(as, { wanted: 'perhaps' })).status).toBe(422)
  })

  test('end by STOP and in the settings, also for what is queued already', async () => {
    const { as, phone } = await reader()
    const { id } = await orderOf(as.id)
    await shop.write({ from: phone, text: 'Stop.' })
    await takeNews(payload)
    await workOff()

    const [received] = await newsOf(phone)
    expect(received).toMatchObject({ status: 'failed' })
    expect(received?.lastError).toContain('switched order news off')
    expect((await userOf(as.id)).whatsapp).toMatchObject({ phone: null, confirmedAt: null })
    expect((await shop.takenFor(phone))[0]?.words).toContain('You will get no more order news')
    expect(await ticketsWith(payload, phone)).toEqual([])
    await tell(id, 'submitted')
    expect(await newsOf(phone)).toHaveLength(1)
    expect((await consentsOf(as.id)).at(-1)).toEqual({
      granted: false,
      place: 'whatsapp',
      textVersion: 'whatsapp-1',
    })

    const other = await reader()
    expect((await choose(other.as, { wanted: false })).status).toBe(200)
    expect((await consentsOf(other.as.id)).at(-1)).toMatchObject({
      granted: false,
      place: 'account',
    })
  })

  test('leave with the account, words and number, and are in its export before', async () => {
    const { as, phone } = await reader()
    await orderOf(as.id)
    const { id: asGuest } = await builder(payload)('tickets', { whatsappPhone: phone })
    await builder(payload)('ticketMessages', { ticket: asGuest, body: 'A secret of a guest' })
    await shop.write({ from: phone, text: 'A secret of mine' })
    await takeNews(payload)
    const { body } = await api('GET', '/account/export', { as })
    expect(JSON.stringify(body)).toContain('A secret of mine')
    expect(JSON.stringify(body)).toContain('order_received')
    const db = await databaseOf({ payload })
    const subject = await holdSubject(db, as.id)
    if (subject) await deletePersonalData(db, subject)
    expect(await messagesWith(payload, phone)).toEqual([])
    expect(await ticketsWith(payload, phone)).toEqual([])
    expect(await threadOf(payload, asGuest)).toEqual([])
  })
})

/** One message to a number, sent by hand. */
async function queued(phone = newPhone(), said: { body?: string } = {}) {
  const order = await paidOrder(payload)
  const message = await builder(payload)('whatsappMessages', { phone, order: order.id, ...said })
  return { ...message, read: async () => (await messagesWith(payload, phone))[0] }
}

const tried = (id: string, isLastTry = false) =>
  sendQueuedWhatsApp(payload, id, isLastTry).then(
    () => null,
    (error: unknown) => String(error),
  )

describe('while something goes wrong', () => {
  test.each([
    ['500', '131000'],
    ['busy', '80007'],
    ['pair', '131056'],
    ['token', '190'],
  ] as const)(
    '%s: the message waits, goes out once afterwards, and the reason is kept',
    async (fault, words) => {
      const { id, phone, read } = await queued()
      await shop.switchTo({ fault, count: 2 })
      expect(await tried(id)).toContain(words)
      expect(await read()).toMatchObject({ status: 'queued', attempts: 1 })
      expect(await tried(id)).toContain(words)
      expect(await tried(id)).toBeNull()
      expect(await tried(id)).toBeNull()
      await shop.settled()
      await takeNews(payload)
      expect(await read()).toMatchObject({ status: 'delivered', attempts: 3, lastError: null })
      expect(await shop.takenFor(phone)).toHaveLength(1)
      expect(await alarmsOf(id)).toEqual([])
      const settings = await payload.findGlobal({ slug: 'whatsappSettings', ...everything })
      expect(settings.lastFailure).toContain(words)
    },
  )

  test.each([
    ['refuse', 'Invalid parameter'],
    ['window', '131047'],
    ['template', '132001'],
  ] as const)('%s: it is given up at once, and staff are told', async (fault, words) => {
    const { id, phone, read } = await queued()
    await shop.switchTo({ fault })
    expect(await tried(id)).toBeNull()
    expect(await read()).toMatchObject({ status: 'failed', isUncertain: false })
    expect((await alarmsOf(id))[0]?.subject).toContain(words)
    expect(await tried(id)).toBeNull()
    expect(await shop.takenFor(phone)).toEqual([])
  })

  test('hang: no one knows, so it is not sent twice, and staff are told', async () => {
    const { id, phone, read } = await queued()
    await shop.switchTo({ fault: 'hang' })
    expect(await tried(id)).toBeNull()
    expect(await read()).toMatchObject({ status: 'failed', isUncertain: true })
    expect((await alarmsOf(id))[0]?.subject).toContain('not known whether the message arrived')
    expect(await tried(id)).toBeNull()
    expect(await shop.takenFor(phone)).toEqual([])
  })

  test('drop: what WhatsApp took all the same is known by what it tells', async () => {
    const { id, phone, read } = await queued()
    await shop.switchTo({ fault: 'drop' })
    expect(await tried(id)).toBeNull()
    await shop.settled()
    await takeNews(payload)
    expect(await read()).toMatchObject({ status: 'delivered', isUncertain: false, lastError: null })
    expect(await shop.takenFor(phone)).toHaveLength(1)
  })

  test('the last try: it is given up, and staff are told once', async () => {
    const { id, read } = await queued()
    await shop.switchTo({ fault: 'busy' })
    expect(await tried(id, true)).toBeNull()
    expect(await read()).toMatchObject({ status: 'failed' })
    expect(await alarmsOf(id)).toHaveLength(1)
  })

  test('a dead worker: what it held is given up, never sent again', async () => {
    const { id, phone, read } = await queued()
    await runSql({ payload }, sql`update whatsapp_messages set status = 'sending' where id = ${id}`)
    expect(await tried(id)).toContain('Another worker')
    await runSql(
      { payload },
      sql`update whatsapp_messages set updated_at = now() - interval '2 minutes' where id = ${id}`,
    )
    expect(await tried(id)).toBeNull()
    expect(await read()).toMatchObject({ status: 'failed', isUncertain: true })
    expect(await shop.takenFor(phone)).toEqual([])
  })

  test('off: it does not go out, and says so; the test message and new news do neither', async () => {
    const { id, read } = await queued()
    await save({ enabled: false })
    expect(await tried(id)).toBeNull()
    expect((await read())?.lastError).toContain('switched off')
    const test = { to: '+13075550142', template: 'hello_world', language: 'en_US' }
    expect((await api('POST', '/whatsapp/test', { as: admin, body: test })).status).toBe(409)
    const as = await person(payload)
    expect((await choose(as, { wanted: true, phone: newPhone() })).status).toBe(409)
  })

  test('two workers: one of them sends it', async () => {
    const { id, phone } = await queued()
    await Promise.all([tried(id), tried(id), tried(id)])
    expect(await shop.takenFor(phone)).toHaveLength(1)
  })

  test('several to one number arrive in the order they were written, whoever begins', async () => {
    const phone = newPhone()
    const ids: string[] = []
    for (const body of ['One', 'Two', 'Three']) ids.push((await queued(phone, { body })).id)
    await shop.switchTo({ fault: 'busy' })
    expect(await tried(ids[2] ?? '')).toContain('80007') // the first has to wait, and all after it
    expect(await shop.takenFor(phone)).toEqual([])

    await Promise.all(ids.toReversed().map((id) => tried(id)))

    const words = (await shop.takenFor(phone)).map((taken) => taken.words)
    expect(words.toReversed()).toEqual(['One', 'Two', 'Three']) // the newest stands first
  })
})

const outcome = async (name: 'read' | 'fail' | 'silent') => {
  const message = await queued()
  await shop.switchTo({ outcome: name })
  await tried(message.id)
  await shop.settled()
  await takeNews(payload)
  return message
}

describe('what someone writes', () => {
  test('keeps its order, whichever worker gets to it first', async () => {
    const from = newPhone()
    for (const text of ['One', 'Two', 'Three']) await shop.write({ from, text })
    const kept = await messagesWith(payload, from)
    await Promise.all(kept.reverse().map(({ id }) => takeWhatsApp(payload, id, false)))
    const tickets = await ticketsWith(payload, from)
    expect(tickets).toHaveLength(1)
    const thread = await threadOf(payload, tickets[0]?.id ?? '')
    expect(thread.map(({ body }) => body)).toEqual(['One', 'Two', 'Three'])
  })

  test('that cannot be taken is kept, told to staff once, and holds up nothing after it', async () => {
    const from = newPhone()
    await shop.write({ from, text: 'One' })
    const [first] = await messagesWith(payload, from)
    const id = first?.id ?? ''
    await runSql({ payload }, sql`update whatsapp_messages set body = null where id = ${id}`)
    await expect(takeWhatsApp(payload, id, false)).rejects.toThrow()
    await expect(takeWhatsApp(payload, id, true)).rejects.toThrow()
    await expect(takeWhatsApp(payload, id, true)).rejects.toThrow()
    expect(await alarmsOf(id, 'lost')).toHaveLength(1)
    await shop.write({ from, text: 'Two' })
    await takeNews(payload).catch(() => null)
    const later = (await messagesWith(payload, from))[1]?.id ?? ''
    await takeWhatsApp(payload, later, false)
    expect((await messagesWith(payload, from)).map(({ status }) => status)).toEqual([
      'received',
      'taken',
    ])
  })
})

describe('what WhatsApp tells', () => {
  test('of a message: read, failed later with staff told, or nothing', async () => {
    expect(await (await outcome('read')).read()).toMatchObject({ status: 'read' })
    expect(await (await outcome('silent')).read()).toMatchObject({ status: 'sent' })
    const failed = await outcome('fail')
    expect(await failed.read()).toMatchObject({ status: 'failed' })
    expect((await failed.read())?.lastError).toContain('not on WhatsApp')
    expect(await alarmsOf(failed.id)).toHaveLength(1)
  })

  test('again, out of order or of 2099 changes nothing', async () => {
    const { id, read } = await outcome('read')
    const before = await read()
    const status = (name: string, at: number) => ({
      id: before?.providerId,
      status: name,
      timestamp: at,
      biz_opaque_callback_data: id,
    })
    const statuses = [
      status('sent', 1),
      status('delivered', 4_100_000_000),
      status('read', 4_100_000_000),
      status('failed', 4_100_000_000),
    ]
    expect((await post(eventWith({ statuses }))).status).toBe(200)
    await takeNews(payload)
    expect({ ...(await read()), updatedAt: '' }).toEqual({ ...before, updatedAt: '' })
    expect(await alarmsOf(id)).toEqual([])
  })
})
