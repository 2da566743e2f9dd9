import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { api } from '@/tests/support/api'
import { builder, nextSerial, PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { signIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'

let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

const tableName = z.object({ name: z.string() })
const rowText = z.object({ row: z.string() })

/** Every row of every table in which one of the ids stands, as text. */
async function rowsNaming(ids: readonly string[]): Promise<string[]> {
  const tables = await runSql(
    { payload },
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of z.array(tableName).parse(tables)) {
    const rows = await runSql(
      { payload },
      sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t
        where to_jsonb(t)::text ~ ${ids.join('|')}`,
    )
    found.push(
      ...z
        .array(rowText)
        .parse(rows)
        .map(({ row }) => `${name} ${row}`),
    )
  }
  return found.sort()
}

/** Someone whose address, number and orders another account bears as well, in whatever way it may. */
async function sharing() {
  const build = builder(payload)
  const serial = nextSerial()
  const email = `shared-${serial}@example.com`
  const phone = `+1307${String(3_000_000 + serial)}`
  const ada = await build('users', {
    email,
    whatsapp: { phone, confirmedAt: new Date().toISOString() },
  })
  const adas = await build('orders', { user: ada.id, email, status: 'completed' })
  const bea = await build('users')
  const order = await build('orders', { user: bea.id, email, phone, status: 'completed' })
  const ofBea = { user: bea.id, order: order.id }
  const ticket = await build('tickets', {
    ...ofBea,
    order: adas.id, // staff can tie a question to any order
    requesterEmail: email,
    whatsappPhone: phone,
  })
  const asked = await build('tickets', { ...ofBea, requesterEmail: email })
  await build('ticketMessages', { ticket: ticket.id, body: 'My passport is attached.' })
  const lead = await build('leads', { email })
  const mail = await build('emails', { to: email, order: order.id, text: 'Your company exists.' })
  const rows = await Promise.all([
    build('documents', { ...ofBea, ticket: ticket.id }),
    build('documents', { ticket: asked.id, name: 'For staff only' }),
    build('filings', ofBea),
    build('serviceDetails', ofBea),
    build('subscriptions', { ...ofBea, email }),
    build('complianceTasks', { user: bea.id, order: adas.id }),
    build('whatsappMessages', { user: bea.id, phone }),
    build('whatsappMessages', { order: order.id, phone }),
    build('emails', { to: email, user: bea.id, order: adas.id }),
    build('emails', { ticket: asked.id, template: 'question', text: `From ${email}` }),
    build('emails', { to: 'staff@example.com', template: 'question', text: `From x${email}.au` }),
    build('mailEvents', { mail: mail.id, to: email }),
    build('consents', { email, user: bea.id }),
    build('campaignRecipients', { email, user: bea.id }),
    build('followupSchedules', { email, user: bea.id, lead: null }),
    build('checkoutDrafts', { user: bea.id, order: adas.id, answers: { email } }),
    build('payments', { order: order.id, card: { last4: '4242' } }),
    build('savedViews', { owner: bea.id, question: `view=all&q=x${email}` }),
    build('auditLog', {
      documentId: order.id,
      actor: bea.id,
      actorEmail: email,
      ip: '192.0.2.1',
      before: {},
      after: { email, note: 'Bea asked for her maiden name' },
    }),
    build('auditLog', { after: { note: `Wrote to x${email}` } }),
  ])
  const ids = [bea.id, order.id, ticket.id, asked.id, mail.id, ...rows.map(({ id }) => id)]
  return { email, lead, ids, addresses: [email, bea.email], ...(await signIn(payload, email)) }
}

test('deleting an account changes nothing of another with its address, number or order, but the address', async () => {
  const who = await sharing()
  const shared = [...who.addresses, `erased-${who.id}@erased.invalid`]
  const known = (rows: readonly string[]) =>
    rows.map((row) => shared.reduce((text, one) => text.replaceAll(one, '@'), row))
  const before = known(await rowsNaming(who.ids))

  const erased = await api('POST', '/account/erase', {
    as: who,
    body: { currentPassword: PASSWORD, confirmation: 'delete' },
  })

  expect(erased).toMatchObject({ status: 200 })
  expect(known(await rowsNaming(who.ids))).toEqual(before)
  const left = { id: who.lead.id, collection: 'leads', overrideAccess: true } as const // to be gone
  await expect(payload.findByID(left)).rejects.toThrow()
})

test('an export holds what another account agreed to under the address no more than its mail', async () => {
  const { email } = await sharing()
  const exported = await api('GET', '/account/export', { as: await signIn(payload, email) })

  expect(exported.body).toMatchObject({
    consents: { marketing: [] },
    marketing: { campaigns: [], followUps: [] },
  })
})

test('an entry about another account with the address keeps its words, and loses the address', async () => {
  const { email, ids, ...who } = await sharing()
  const [bea = ''] = ids
  const entry = await builder(payload)('auditLog', {
    entity: 'users',
    documentId: bea,
    after: { said: `Mail Bea\n${email}, not x${email}` },
  })

  await api('POST', '/account/erase', {
    as: who,
    body: { currentPassword: PASSWORD, confirmation: 'delete' },
  })

  const kept = await payload.findByID({
    collection: 'auditLog',
    id: entry.id,
    overrideAccess: true,
  }) // as staff
  expect(kept.after).toEqual({
    said: `Mail Bea\nerased-${who.id}@erased.invalid, not x${email}`,
  })
})
