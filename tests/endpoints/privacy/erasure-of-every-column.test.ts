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

/** Columns that no one types into, and by which rows are found: what they hold names no person. */
const OURS =
  /(?:^|_)(?:id|path|ref|key|currency|code|country|version|url|thumbnail_u_r_l|mime_type|template|sent_via|episode|day|status|state_code|source|fingerprint|text_version|question|screen|event|charge_ref|hash|salt|token)$/

/** Of the books: what was sold, of which company, and how it was paid. The mails say goodbye. */
const KEPT = [
  'emails.html',
  'emails.text',
  'orders.catalogue',
  'orders.company_name',
  'orders.legal_name',
  'orders.package_type',
  'orders.search_text', // the company's name
  'orders.work',
  'orders_lines.label',
  'orders_lines.service',
  'orders_timeline.service',
  'payments.key_hint',
  'payments.method',
  'payouts.method',
  'refunds.lines',
  'subscriptions.label',
  'webhook_events.type',
]

const column = z.object({ table: z.string(), name: z.string(), type: z.string() })

/** Every column of a table of ours that can hold words, unless it is unique, generated or an address. */
async function wordColumns() {
  const rows = await runSql(
    { payload },
    sql`select c.table_name as table, c.column_name as name, c.data_type as type
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
        and c.data_type in ('character varying', 'text', 'jsonb')
        and not exists (
          select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
          where i.indisunique and i.indrelid = format('%I', c.table_name)::regclass
            and a.attname = c.column_name)`,
  )
  return z
    .array(column)
    .parse(rows)
    .filter(({ table, name }) => table !== 'audit_log' && !OURS.test(name))
    .filter(({ name }) => !['email', 'to', 'requester_email'].includes(name))
}

/** Writes the words into every such column of the rows that name one of the ids. */
async function fill(ids: readonly string[], words: string): Promise<void> {
  for (const { table, name, type } of await wordColumns()) {
    const value = type === 'jsonb' ? sql`${JSON.stringify({ [name]: words })}::jsonb` : words
    await runSql(
      { payload },
      sql`update ${sql.identifier(table)} t set ${sql.identifier(name)} = ${value}
        where to_jsonb(t)::text ~ ${ids.join('|')}`,
    )
  }
}

/** The columns in which the words still stand. */
async function left(words: string): Promise<string[]> {
  const found: string[] = []
  for (const { table, name } of await wordColumns()) {
    const [hit] = await runSql(
      { payload },
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(name)}::text like ${`%${words}%`} limit 1`,
    )
    if (hit) found.push(`${table}.${name}`)
  }
  return found.sort()
}

/** A row of every kind that can be someone's. */
async function wholeLife() {
  const build = builder(payload)
  const email = `whole-${nextSerial()}@example.com`
  const user = await build('users', { email })
  const order = await build('orders', { user: user.id, email, status: 'completed' })
  const own = { user: user.id, order: order.id }
  const at = new Date().toISOString()
  await payload.update({
    collection: 'orders',
    id: order.id,
    data: { timeline: [{ at, stage: 'in_review', note: 'Note' }] },
    depth: 0,
    overrideAccess: true, // tests arrange all of it
  })
  const ticket = await build('tickets', { ...own, requesterEmail: email })
  const payment = await build('payments', { order: order.id, gatewayRef: `ref-${email}` })
  const refund = await build('refunds', { ...own, payment: payment.id, gatewayRef: `re-${email}` })
  const lead = await build('leads', { email })
  const link = await build('affiliateLinks', { user: user.id })
  const mail = await build('emails', { to: email, ...own })
  const rows = [
    await build('disputes', { payment: payment.id, order: order.id }),
    await build('webhookEvents', { ref: payment.gatewayRef }),
    await build('webhookEvents', { ref: null, refundRef: refund.gatewayRef }),
    await build('documents', own),
    await build('documents', { ticket: ticket.id }),
    await build('ticketMessages', { ticket: ticket.id }),
    await build('filings', {
      ...own,
      members: [{ kind: 'person', name: 'Ada', ownershipBasisPoints: 10_000 }],
      managers: [{ name: 'Ada' }],
    }),
    await build('serviceDetails', own),
    await build('subscriptions', { ...own, email }),
    await build('complianceTasks', own),
    await build('leadActivities', { lead: lead.id }),
    await build('checkoutDrafts', own),
    await build('commissions', { link: link.id, user: user.id, order: order.id }),
    await build('payouts', { link: link.id, user: user.id }),
    await build('mailEvents', { mail: mail.id, to: email }),
    await build('consents', { email, user: user.id }),
    await build('campaignRecipients', { email, user: user.id }),
    await build('followupSchedules', { email, user: user.id, lead: null }),
    await build('jobApplications', { email }),
    await build('whatsappMessages', own),
    await build('savedViews', { owner: user.id }),
  ]
  const all = [user, order, ticket, payment, refund, lead, link, mail, ...rows]
  return { ...(await signIn(payload, email)), email, ids: all.map(({ id }) => id) }
}

test('of every column that can hold a person’s words, an erasure leaves those of the books alone', async () => {
  const words = `canary ${nextSerial()}`
  const who = await wholeLife()
  await fill(who.ids, words)

  const erased = await api('POST', '/account/erase', {
    as: who,
    body: { currentPassword: PASSWORD, confirmation: 'delete' },
  })

  expect(erased).toMatchObject({ status: 200 })
  expect(await left(words)).toEqual(KEPT)
})
