// @apart
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'

import { afterEach, beforeAll, expect, test, vi } from 'vitest'

import { SEALED_COLUMNS } from '@/scripts/keys/sealed-columns'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { env, readEnv } from '@/src/lib/env'
import { openFile } from '@/src/lib/files/sealed-file'
import { installation } from '@/src/lib/own-tables'
import { keyIdOf, seal, unseal } from '@/src/lib/secrets'
import { spendRecoveryCode } from '@/src/services/accounts/factors/recovery-codes'
import { spendAppCode } from '@/src/services/accounts/factors/totp'
import { readResumeLink, resumeLink } from '@/src/services/checkout/resume-link'
import { queueEmail } from '@/src/services/mail/enqueue-email'
import { keysOf } from '@/src/services/mail/mail-keys'
import { findOrderByToken, orderToken } from '@/src/services/orders/order-pass'
import { isOwnSecret, OTHER_SECRET } from '@/src/services/platform/secret-mark'
import { claimOrder } from '@/src/services/purchase/settle/claim-order'
import { ticketOfPass, ticketToken } from '@/src/services/support/ticket-pass'
import { commandOf, program } from '@/tests/support/backup/program'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { PNG } from '@/tests/support/files'
import { paidOrder } from '@/tests/support/orders/paid-order'
import { person } from '@/tests/support/people/people'
import { beginAtStep, codeOf, protectedPerson } from '@/tests/support/people/two-factor'

const BEFORE = env.PAYLOAD_SECRET
const AFTER = randomBytes(32).toString('hex')
const BOTH = { PAYLOAD_SECRET: AFTER, PAYLOAD_SECRET_PREVIOUS: BEFORE }
const DAY_MS = 24 * 60 * 60 * 1000

const payload = await testPayload()
const { pool } = payload.db

function use(secret: string, previous?: string): void {
  env.PAYLOAD_SECRET = secret
  env.PAYLOAD_SECRET_PREVIOUS = previous
}
afterEach(() => {
  use(BEFORE)
  globalThis.charterdeskEndOfLinks = undefined
})
beginAtStep()

const ROWS = 1_200
const SEALED = Object.fromEntries(
  SEALED_COLUMNS.filter(({ numbers }) => !numbers).map((one) => [one.column, one]),
)

/** Puts a text into a sealed column of a row, as the product does. */
async function keep(column: string, id: string, text: string): Promise<void> {
  const one = SEALED[column]
  if (!one) throw new Error(`${column} is not registered`)
  const { rows } = await pool.query(
    `select ${[one.key, ...one.of].join(', ')} from ${one.table} where ${one.key} = $1`,
    [id],
  )
  await pool.query(`update ${one.table} set ${column} = $1 where ${one.key} = $2`, [
    seal(text, one.place(rows[0], '')),
    id,
  ])
}

async function world() {
  const order = await paidOrder(payload)
  const claimed = await paidOrder(payload)
  const customer = await protectedPerson(payload)
  const gateway = (await pool.query('select id from payment_gateways limit 1')).rows[0].id
  await keep('secret_key_sealed', gateway, 'sk_live_kept')
  const filing = await builder(payload)('filings', { order: order.id })
  await keep('responsible_party_tax_id_sealed', filing.id, '123456789')
  const passport = await payload.create({
    collection: 'documents',
    data: { name: 'Passport', type: 'identity', user: customer.user.id, uploadedBy: 'customer' },
    file: { name: 'passport.png', mimetype: 'image/png', size: PNG.length, data: PNG },
    overrideAccess: true, // the test's own
  })
  const mail = {
    to: 'reader@example.com',
    subject: 'Waiting',
    html: `<a href="${env.SITE_URL}/orders/${order.id}/open?token=${order.token}">Open</a>`,
    text: 'Open it.',
    template: 'confirm-address',
    dedupeKey: `waiting-${order.id}`,
  } as const
  await inTransaction(payload, (req) => queueEmail(req, mail))
  const [waiting] = (
    await pool.query('select id from emails where dedupe_key = $1', [mail.dedupeKey])
  ).rows
  const ticket = await builder(payload)('tickets')
  const until = new Date(Date.now() + 7 * DAY_MS)
  const resume = new URL(resumeLink('formation', 'key of a draft', until)).searchParams.get('token')
  return {
    ...{ order, claimed, customer, gateway, filing, ticket },
    email: (await payload.findByID({ collection: 'orders', id: order.id, overrideAccess: true }))
      .email,
    waiting: String(waiting.id),
    passport: `documents/${passport.filename}`,
    ticketPass: `${ticket.id}.${ticketToken(ticket.id)}`,
    resume: resume ?? '',
  }
}

let w: Awaited<ReturnType<typeof world>>

beforeAll(async () => {
  w = await world()
  const { rows } = await pool.query(
    `insert into emails (id, "to", subject, html, text, template, kind, dedupe_key, status)
     select gen_random_uuid(), 'many@example.com', 'One of many', '', '', template, kind, 'many-' || n, 'sent'
     from generate_series(1, ${ROWS}) n, (select template, kind from emails limit 1) one
     returning id, dedupe_key`,
  )
  for (const { id, dedupe_key } of rows)
    await pool.query('update emails set keys_sealed = $1 where id = $2', [
      seal('{"k":"v"}', `emails.${dedupe_key}.keys`),
      id,
    ])
}, 120_000)

const read = async (column: string, id: string) => {
  const one = SEALED[column]
  if (!one) throw new Error(`${column} is not registered`)
  const { rows } = await pool.query(`select * from ${one.table} where ${one.key} = $1`, [id])
  return unseal(rows[0][column], one.place(rows[0], ''))
}

/** What people and the product can open with the secrets that are here. */
async function expectAllOpens() {
  expect(await read('secret_key_sealed', w.gateway)).toBe('sk_live_kept')
  expect(await read('responsible_party_tax_id_sealed', w.filing.id)).toBe('123456789')
  expect(Object.values(await keysOf(payload, w.waiting))).toEqual([w.order.token])
  expect(await read('sealed', w.customer.user.id)).toBe(w.customer.secret)
  const file = await openFile(w.passport)
  expect(Buffer.from(await new Response(file?.body).arrayBuffer())).toEqual(PNG)
}

const mailed = async () => ({
  order: (await findOrderByToken(payload, w.order.pass))?.id ?? null,
  ticket: ticketOfPass(w.ticketPass),
  resume: readResumeLink(w.resume, new Date()) !== null,
})
const OPEN = () => ({ order: w.order.id, ticket: w.ticket.id, resume: true })

const left = async () => {
  const { rows } = await pool.query(
    `select count(*)::int as n from emails where keys_sealed is not null and keys_sealed not like '%.' || $1`,
    [keyIdOf(AFTER)],
  )
  return Number(rows[0].n)
}

/** The command, killed once it has sealed some of the mails again. */
async function killedHalfWay(): Promise<void> {
  const child = spawn(process.execPath, await commandOf('scripts/keys/rotate-secret.ts'), {
    env: { ...process.env, NODE_ENV: 'production', ...BOTH },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const all = await left()
  await vi.waitUntil(async () => (await left()) < all, { timeout: 60_000, interval: 5 })
  child.kill('SIGKILL')
  await ended
}

test('the register names every column that holds sealed text', async () => {
  const { rows } = await pool.query(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name ~ 'sealed' order by 1`,
  )
  const known = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`)
  expect(rows.map(({ name }) => name)).toEqual(known.toSorted())
})

test('a secret is replaced while both serve: nothing is lost, and a kill in the middle is resumed', async () => {
  use(AFTER, BEFORE)
  await expectAllOpens()
  expect(await mailed()).toEqual(OPEN())
  const fresh = orderToken({ id: w.order.id, email: w.email })
  expect(fresh).not.toBe(w.order.token)
  expect((await findOrderByToken(payload, `${w.order.id}.${fresh}`))?.id).toBe(w.order.id)

  await killedHalfWay()

  expect(await left()).toBeGreaterThan(0)
  await expectAllOpens()
  expect(await isOwnSecret(await databaseOf({ payload }))).toBe(true)

  const answer = await program('scripts/keys/rotate-secret.ts', [], BOTH)

  expect(answer).toMatchObject({ code: 0, said: expect.stringContaining('Done: ') })
  expect(await left()).toBe(0)
  expect(await isOwnSecret(await databaseOf({ payload }))).toBe(true)
  expect(await mailed()).toEqual(OPEN())
  expect((await findOrderByToken(payload, `${w.order.id}.${fresh}`))?.id).toBe(w.order.id)
  const app = { payload }
  expect(await spendAppCode(app, w.customer.user.id, codeOf(w.customer.secret))).toBe(true)
  const [code = '', other = ''] = w.customer.codes
  expect(await spendRecoveryCode({ payload }, w.customer.user.id, code.replaceAll('-', ''))).toBe(
    true,
  )
  expect(await spendRecoveryCode({ payload }, w.customer.user.id, other.slice(1))).toBe(false)
  const owner = await person(payload)
  await claimOrder(payload, w.claimed.pass, owner.id)
  const { user } = await payload.findByID({
    collection: 'orders',
    id: w.claimed.id,
    depth: 0,
    overrideAccess: true, // the test looks
  })
  expect(user).toBe(owner.id)

  use(AFTER)
  await expectAllOpens()
}, 240_000)

test('links of the replaced secret end after 30 days, and processes with that alone are refused', async () => {
  use(AFTER, BEFORE)
  const [row] = await (await databaseOf({ payload })).select().from(installation)
  const end = new Date(row?.previousUntil ?? 0).getTime()
  expect(Math.round((end - Date.now()) / DAY_MS)).toBe(30)
  expect(await isOwnSecret(await databaseOf({ payload }))).toBe(true) // as a process that starts
  expect(await mailed()).toEqual(OPEN())

  vi.mocked(Date.now).mockImplementation(() => end + 1000)
  expect(await mailed()).toMatchObject({ order: null, ticket: null })
  const fresh = orderToken({ id: w.order.id, email: w.email })
  expect((await findOrderByToken(payload, `${w.order.id}.${fresh}`))?.id).toBe(w.order.id)

  use(BEFORE)
  expect(await isOwnSecret(await databaseOf({ payload }))).toBe(false)
  const answer = await program('scripts/prepare.ts', [], { PAYLOAD_SECRET: BEFORE })
  expect(answer).toMatchObject({ code: 1, said: expect.stringContaining(OTHER_SECRET) })
}, 60_000)

test('without the secret before, or with a third one, the command says what to set', async () => {
  const alone = await program('scripts/keys/rotate-secret.ts', [], { PAYLOAD_SECRET: AFTER })
  expect(alone).toMatchObject({ code: 1, said: expect.stringContaining('docs/keys.md') })
  const third = randomBytes(32).toString('hex')
  const foreign = { PAYLOAD_SECRET: third, PAYLOAD_SECRET_PREVIOUS: third.toUpperCase() }
  const refused = await program('scripts/keys/rotate-secret.ts', [], foreign)
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('third secret') })
}, 60_000)

test('everyone is signed out at once', async () => {
  await person(payload)
  const { code } = await program('scripts/keys/sign-out-everyone.ts', [])
  expect(code).toBe(0)
  for (const table of ['users_sessions', 'session_devices']) {
    const { rowCount } = await pool.query(`select from ${table}`)
    expect(rowCount, table).toBe(0)
  }
}, 60_000)

test('a secret that can be guessed is refused in production, and nowhere else', () => {
  const given = (PAYLOAD_SECRET: string, NODE_ENV = 'production') =>
    readEnv({ DATABASE_URL: 'postgres://a@b/c', PAYLOAD_SECRET, NODE_ENV })
  for (const weak of ['a'.repeat(64), 'only-for-compiling-and-never-in-use', 'abcabcabc'.repeat(5)])
    expect(() => given(weak), weak).toThrow('PAYLOAD_SECRET: can be guessed')
  expect(given('a'.repeat(64), 'development').PAYLOAD_SECRET).toHaveLength(64)
  expect(given(AFTER).PAYLOAD_SECRET).toBe(AFTER)
})
