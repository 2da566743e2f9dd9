import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { webhookFacts } from '@/src/services/content/whatsapp/connection'
import { deliveryOfMessages } from '@/src/services/support/whatsapp/delivery-of-messages'
import { api } from '@/tests/support/api'
import { answer, reply } from '@/tests/support/conversations'
import { person, staffOf } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'
import {
  CLOUD_SETTINGS,
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

const { payload, shop, admin, save, workOff, reader, conversation, confirmation } =
  await whatsappDesk()

describe('the webhook', () => {
  test('answers the challenge of who knows the verify token', async () => {
    const ask = (token: string) =>
      api(
        'GET',
        `/whatsapp/webhook?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`,
      )
    const right = await ask(webhookFacts().verifyToken)
    expect([right.status, right.body]).toEqual([200, 1158201444])
    expect((await ask('wrong')).status).toBe(403)
    expect((await api('GET', '/whatsapp/webhook')).status).toBe(403)
  })

  test('refuses what is forged, too large, or no event', async () => {
    expect((await post(eventWith({}), 'a guess')).status).toBe(401)
    expect((await api('POST', '/whatsapp/webhook', { body: {} })).status).toBe(401)
    expect((await post('nonsense')).status).toBe(400)
    expect((await post('[]')).status).toBe(400)
    expect((await post('x'.repeat(3 * 1024 * 1024 + 1))).status).toBe(413)
    await save({ enabled: false })
    expect((await post(eventWith({}))).status).toBe(401)
  })

  test('takes what no text of ours may hold', async () => {
    const from = newPhone()
    const message = {
      id: `wamid.${from}`,
      from: from.slice(1),
      timestamp: '4100000000',
      type: 'text',
      text: { body: 'a\u0000b\ud800' },
    }
    expect((await post(eventWith({ messages: [message] }))).status).toBe(200)
    await takeNews(payload)
    const [ticket] = await ticketsWith(payload, from)
    expect(ticket).toMatchObject({ message: 'ab\ufffd', user: null })
    expect(Date.parse(ticket?.whatsappAt ?? '')).toBeLessThanOrEqual(Date.now())
  })
})

describe('a hostile message', () => {
  test('of another business account is none of ours, and the screen says so', async () => {
    const from = newPhone()
    const message = { id: `w.${from}`, from: from.slice(1), timestamp: '1795000000', type: 'text' }
    const event = eventWith({ messages: [{ ...message, text: { body: 'Hello' } }] }, '666')
    expect((await post(event)).status).toBe(200)
    await takeNews(payload)
    expect(await ticketsWith(payload, from)).toEqual([])
    const settings = await payload.findGlobal({ slug: 'whatsappSettings', ...everything })
    expect(settings.lastFailure).toContain('666')
  })

  test('spoils neither the subject nor the mails to staff, of which a burst makes one', async () => {
    const from = newPhone()
    const text = `${'x'.repeat(79)}😀 =cmd()\r\nBcc: all@example.com \u202e`
    expect(await shop.write({ from, text, name: 'Eve\r\nBcc: all@example.com' })).toEqual([200])
    await takeNews(payload)
    for (const word of ['One', 'Two', 'Three']) await shop.write({ from, text: word })
    await takeNews(payload)
    const [ticket] = await ticketsWith(payload, from)
    expect(ticket?.requesterName).toBe('Eve Bcc: all@example.com')
    expect(ticket?.subject).toMatch(/^WhatsApp: x{79}.…$/u)
    const { docs } = await payload.find({
      collection: 'emails',
      where: { ticket: { equals: ticket?.id } },
      pagination: false,
      ...everything,
    })
    expect(docs.length).toBeLessThan(4) // two, or three over the end of ten minutes
    expect(docs.every(({ subject }) => !/[\r\n]/.test(subject))).toBe(true)
    const thread = await threadOf(payload, ticket?.id ?? '')
    expect(thread.map(({ body }) => body).slice(1)).toEqual(['One', 'Two', 'Three'])
  })
})

describe('what a customer writes', () => {
  test('becomes a ticket once, though it is delivered five times at once', async () => {
    const from = newPhone()
    const id = `wamid.five.${from}`
    expect(await shop.write({ from, text: 'Where is my EIN?', id, times: 5 })).toEqual([
      200, 200, 200, 200, 200,
    ])
    await takeNews(payload)
    await shop.write({ from, text: 'Where is my EIN?', id })
    await shop.write({ from, text: 'Hello?' })
    await shop.write({ from, text: 'Hello?' })
    await shop.write({ from, kind: 'image', text: 'My letter' })
    await takeNews(payload)

    const tickets = await ticketsWith(payload, from)
    expect(tickets).toHaveLength(1)
    const [ticket] = tickets
    expect(ticket).toMatchObject({
      subject: 'WhatsApp: Where is my EIN?',
      user: null,
      requesterEmail: null,
      requesterName: 'Customer',
      waitingFor: 'us',
    })
    expect((await threadOf(payload, ticket?.id ?? '')).map(({ body }) => body)).toEqual([
      'Where is my EIN?',
      'Hello?',
      'Hello?',
      '[Picture. It is only in WhatsApp.]\nMy letter',
    ])
  })

  test('goes to their account by the confirmed number alone, and to a new ticket once one is closed', async () => {
    const { as, phone } = await reader()
    await shop.write({ from: phone, text: 'First' })
    await takeNews(payload)
    const [first] = await ticketsWith(payload, phone)
    expect(first).toMatchObject({ user: as.id, status: 'open' })
    await payload.update({
      collection: 'tickets',
      id: first?.id ?? '',
      data: { status: 'closed' },
      ...everything,
    })
    await shop.write({ from: phone, text: 'Second' })
    await takeNews(payload)
    expect(await ticketsWith(payload, phone)).toHaveLength(2)

    const unconfirmed = newPhone()
    const other = await person(payload)
    await choose(other, { wanted: true, phone: unconfirmed })
    await shop.write({ from: unconfirmed, text: 'Hello' })
    await takeNews(payload)
    expect((await ticketsWith(payload, unconfirmed))[0]).toMatchObject({ user: null })
  })
})

const closeWindow = (id: string) =>
  runSql(
    { payload },
    sql`update tickets set whatsapp_at = now() - interval '25 hours' where id = ${id}`,
  )

const refused = z.object({ error: z.object({ fields: z.object({ body: z.string() }) }) })

describe('an answer', () => {
  test('goes out by WhatsApp within 24 hours, and no note ever does', async () => {
    const { phone, id } = await conversation()
    await answer(admin, id, { body: 'Only for us', internal: 'true' })
    const said = await answer(admin, id, { body: 'It is on its way.', internal: 'false' })
    expect(said.status).toBe(201)
    await workOff()
    expect((await shop.takenFor(phone)).map(({ words }) => words)).toEqual(['It is on its way.'])
    const thread = await threadOf(payload, id)
    const deliveries = await deliveryOfMessages(
      { payload },
      thread.map(({ id: message }) => message),
    )
    expect([...deliveries.values()]).toMatchObject([{ status: 'delivered', problem: null }])
  })

  test('is refused afterwards with a sentence, while the template goes, once', async () => {
    const { phone, id } = await conversation()
    await closeWindow(id)
    const late = await answer(admin, id, { body: 'Too late', internal: 'false' })
    expect(late.status).toBe(422)
    expect(refused.parse(late.body).error.fields.body).toContain('More than 24 hours have passed')
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const template = () =>
      api('POST', `/tickets/${id}/whatsapp-template`, { as: admin, headers, body: {} })
    expect((await template()).status).toBe(201)
    expect((await template()).status).toBe(201)
    await workOff()
    expect((await shop.takenFor(phone)).map(({ words }) => words)).toEqual([
      '[write_again, en] Customer',
    ])
    await shop.write({ from: phone, text: 'I am here' })
    await takeNews(payload)
    expect((await answer(admin, id, { body: 'Good', internal: 'false' })).status).toBe(201)
  })

  test('that WhatsApp cannot carry is refused: files, too long, no one to reach', async () => {
    const { id } = await conversation()
    const say = (body: string, files: string[] = []) =>
      answer(admin, id, { body, internal: 'false' }, files)
    expect((await say('See this', ['letter.png'])).status).toBe(422)
    expect((await say('x'.repeat(4097))).status).toBe(422)
    await save({ enabled: false })
    expect((await say('Hello')).status).toBe(422)
    await save({
      templates: { ...CLOUD_SETTINGS.templates, conversation: CLOUD_SETTINGS.templates.approved },
    })
    expect(
      (await api('POST', `/tickets/${id}/whatsapp-template`, { as: admin, body: {} })).status,
    ).toBe(422)
  })
})

const ownTicket = async (phone: string) => {
  await shop.write({ from: phone, text: 'Hello' })
  await takeNews(payload)
  return (await ticketsWith(payload, phone))[0]?.id ?? ''
}

const mailsOf = async (ticket: string) => {
  const { docs } = await payload.find({
    collection: 'emails',
    where: { ticket: { equals: ticket }, template: { equals: 'ticket-answer' } },
    ...everything,
  })
  return docs.map(({ to }) => to)
}

describe('an answer to an account', () => {
  test('goes by mail once the number is another’s, was given up by STOP, or they wrote here', async () => {
    const ways = {
      stop: async (phone: string) => void (await shop.write({ from: phone, text: 'STOP' })),
      left: async (phone: string) => {
        const message = {
          id: `wamid.left.${phone}`,
          from: phone.slice(1),
          timestamp: '1795000000',
          type: 'system',
          system: { type: 'user_changed_number' },
        }
        expect((await post(eventWith({ messages: [message] }))).status).toBe(200)
      },
      taken: async (phone: string) => {
        const other = await person(payload)
        await choose(other, { wanted: true, phone })
        await shop.write({ from: phone, text: await confirmation(other.id) })
      },
    }
    for (const change of Object.values(ways)) {
      const { as, phone } = await reader()
      const id = await ownTicket(phone)
      await answer(admin, id, { body: 'Not to this number', internal: 'false' })
      await change(phone)
      await takeNews(payload)
      expect((await answer(admin, id, { body: 'By mail', internal: 'false' })).status).toBe(201)
      expect(
        (await api('POST', `/tickets/${id}/whatsapp-template`, { as: admin, body: {} })).status,
      ).toBe(422)
      await workOff()
      const words = (await shop.takenFor(phone)).map((one) => one.words)
      expect(words.join()).not.toContain('Not to this number')
      const { email } = await payload.findByID({ collection: 'users', id: as.id, ...everything })
      expect(await mailsOf(id)).toEqual([email])
    }
  })

  test('goes by mail once they wrote in their account', async () => {
    const { as, phone } = await reader()
    const id = await ownTicket(phone)
    expect((await reply(as, id, 'I write here now')).status).toBe(201)
    await answer(admin, id, { body: 'By mail', internal: 'false' })
    expect(await mailsOf(id)).toHaveLength(1)
  })

  test('that waited until 24 hours had passed does not go out, and staff are told', async () => {
    const { phone, id } = await conversation()
    expect((await answer(admin, id, { body: 'Soon', internal: 'false' })).status).toBe(201)
    await closeWindow(id)
    await workOff()
    expect(await shop.takenFor(phone)).toEqual([])
    const thread = await threadOf(payload, id)
    const all = await deliveryOfMessages(
      { payload },
      thread.map(({ id: message }) => message),
    )
    expect([...all.values()]).toMatchObject([
      { status: 'failed', problem: expect.stringContaining('24 hours') },
    ])
  })
})

describe('those without the right', () => {
  test('neither send a template nor a test, nor learn of either', async () => {
    const { id, phone } = await conversation()
    const { viewer: supportViewer } = await staffOf(payload, 'support')
    const { viewer: settingsViewer } = await staffOf(payload, 'settings')
    const without = await person(payload, {
      role: 'sub_admin',
      permissionDenials: ['view_support', 'manage_support', 'view_settings', 'manage_settings'],
    })
    const customer = await person(payload)
    const test = { to: '+13075550142', template: 'hello_world', language: 'en_US' }
    for (const as of [supportViewer, without, customer]) {
      const asked = await api('POST', `/tickets/${id}/whatsapp-template`, { as, body: {} })
      expect([403, 404]).toContain(asked.status)
    }
    for (const as of [settingsViewer, without, customer]) {
      expect((await api('POST', '/whatsapp/test', { as, body: test })).status).toBe(403)
      expect((await save({ enabled: false }, as)).status).toBe(403)
    }
    expect((await api('POST', '/whatsapp/test', { body: test })).status).toBe(401)
    await workOff()
    expect(await shop.takenFor(phone)).toEqual([])
  })
})

describe('the settings', () => {
  test('are changed by those who manage settings, and their secrets never come back', async () => {
    const { manager, viewer } = await staffOf(payload, 'settings')
    expect((await save({}, viewer)).status).toBe(403)
    const keys = {
      phoneNumberId: '123',
      number: '+1 307 555 0142',
      accessToken: 'EAAG-long-token-1234',
      appSecret: 'a-long-app-secret-9876',
    }
    expect((await save(keys, manager)).status).toBe(200)
    const stored = JSON.stringify(
      await payload.findGlobal({ slug: 'whatsappSettings', showHiddenFields: true, ...everything }),
    )
    expect(stored).toContain('1234')
    expect(stored).not.toContain('EAAG-long-token')
    expect(stored).not.toContain('a-long-app')
    const log = await payload.find({
      collection: 'auditLog',
      where: { entity: { equals: 'whatsappSettings' } },
      pagination: false,
      ...everything,
    })
    expect(JSON.stringify(log.docs)).not.toContain('EAAG-long-token')
    expect(log.totalDocs).toBeGreaterThan(0)
    expect((await post(eventWith({}))).status).toBe(401) // the sandbox’s secret opens nothing real
    expect((await post(eventWith({}), 'a-long-app-secret-9876')).status).toBe(200)
    await runSql({ payload }, sql`delete from whatsapp_settings`)
  })

  test('say what is wrong by field, and the test message carries WhatsApp’s own words', async () => {
    expect((await save({ number: '12' })).body).toMatchObject({
      error: { fields: { number: expect.any(String) } },
    })
    expect((await save({ phoneNumberId: 'abc' })).status).toBe(422)
    const test = { to: '+13075550142', template: 'hello_world', language: 'en_US' }
    const good = await api('POST', '/whatsapp/test', { as: admin, body: test })
    expect([good.status, good.body]).toMatchObject([
      200,
      { message: expect.stringContaining('sandbox') },
    ])
    await shop.switchTo({ fault: 'token' })
    const bad = await api('POST', '/whatsapp/test', { as: admin, body: test })
    expect(bad.status).toBe(422)
    expect(JSON.stringify(bad.body)).toContain('190')
  })
})
