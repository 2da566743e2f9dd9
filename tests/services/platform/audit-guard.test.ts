import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'

import { databaseOf } from '@/src/lib/database'
import { eraseAccount } from '@/src/services/privacy/erase-account'
import { redactEntries } from '@/src/services/privacy/erasure/audit-log'
import { builder, PASSWORD } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { runSql } from '@/tests/support/run-sql'

let payload: Payload
beforeAll(async () => {
  payload = await testPayload()
})

const entry = (data: object = {}) => builder(payload)('auditLog', data)
const stored = async (id: string) =>
  (await runSql({ payload }, sql`select * from audit_log where id = ${id}`))[0]

test.each([
  ['UPDATE', sql`update audit_log set action = 'nothing'`],
  ['an UPDATE of what redaction may change', sql`update audit_log set before = '{}'`],
  ['an UPDATE that lets go of the actor', sql`update audit_log set actor_id = null`],
  ['DELETE', sql`delete from audit_log`],
  ['TRUNCATE', sql`truncate audit_log`],
  ['TRUNCATE CASCADE', sql`truncate audit_log cascade`],
])('the database refuses %s, its owner too', async (_name, statement) => {
  const { id } = await entry({ before: { name: 'Ada' } })
  const was = await stored(id)
  await expect(runSql({ payload }, statement)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('append-only') },
  })
  expect(await stored(id)).toEqual(was)
})

test('the guard stands also where triggers are switched off for a session', async () => {
  await entry()
  const id = await payload.db.beginTransaction()
  const inside = { payload, transactionID: id ?? undefined }
  await runSql(inside, sql`set local session_replication_role = replica`)
  await expect(runSql(inside, sql`delete from audit_log`)).rejects.toThrow()
  if (id) await payload.db.rollbackTransaction(id)
})

test('Payload’s own operations are refused as well, whatever access they override', async () => {
  const { id } = await entry()
  const trusted = { collection: 'auditLog', id, overrideAccess: true } as const // to be refused
  await expect(payload.update({ ...trusted, data: { action: 'other' } })).rejects.toThrow()
  await expect(payload.delete(trusted)).rejects.toThrow()
  expect(await stored(id)).toMatchObject({ action: 'update' })
})

test('redaction changes what it is given, leaves an entry, and opens nothing afterwards', async () => {
  const user = await builder(payload)('users', {})
  const about = await entry({
    before: { name: 'Ada' },
    after: { name: 'Eve' },
    documentId: user.id,
  })
  const by = await entry({ actor: user.id, actorEmail: user.email, ip: '198.51.100.7' })
  const db = await databaseOf({ payload })

  await redactEntries(db, {
    redacted: [{ id: about.id, before: { name: '[removed]' }, after: { name: '[removed]' } }],
    person: user.id,
    email: user.email,
    pseudonym: 'erased',
  })

  expect(await stored(about.id)).toMatchObject({
    action: 'update',
    before: { name: '[removed]' },
    after: { name: '[removed]' },
  })
  expect(await stored(by.id)).toMatchObject({ actor_email: 'erased', ip: null })
  const [left] = await runSql(
    { payload },
    sql`select * from audit_log where action = 'redact' and document_id = ${user.id}`,
  )
  expect(left).toMatchObject({ after: { entriesAboutThem: 1, entriesByThem: 1 } })
  await expect(runSql({ payload }, sql`update audit_log set before = '{}'`)).rejects.toThrow()
})

test('deleting an account lets go of it in the entries it left, which stay', async () => {
  const user = await builder(payload)('users', {})
  const { id } = await entry({ actor: user.id, actorEmail: user.email })
  await runSql({ payload }, sql`delete from users where id = ${user.id}`)
  expect(await stored(id)).toMatchObject({ actor_id: null, actor_email: user.email })
})

test('erasing a person still works: their entries are redacted, and two tell that it was done', async () => {
  const user = await builder(payload)('users', { firstName: 'Zenobia' })
  const about = await entry({
    area: 'orders',
    documentId: user.id,
    before: { firstName: 'Zenobia', status: 'pending' },
    after: { firstName: 'Zenobia II', status: 'paid' },
  })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  await eraseAccount(req, { ...user, collection: 'users' }, { currentPassword: PASSWORD })

  expect(await stored(about.id)).toMatchObject({
    before: { firstName: '[removed]', status: 'pending' },
    after: { firstName: '[removed]', status: 'paid' },
  })
  const left = await runSql(
    { payload },
    sql`select action, actor_email from audit_log where document_id = ${user.id} and action <> 'update'`,
  )
  expect(left.map(({ action }) => action).sort()).toEqual(['erase', 'redact'])
  const named = await runSql(
    { payload },
    sql`select id from audit_log where strpos(audit_log::text, ${user.email}) > 0`,
  )
  expect(named).toEqual([])
})
