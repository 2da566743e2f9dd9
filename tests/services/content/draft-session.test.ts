import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { beforeEach, expect, test } from 'vitest'

import { draftRequest, forgetDrafts } from '@/src/services/content/editing/draft-session'
import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn } from '@/tests/support/people/people'

const payload = await testPayload()

let editor: SignedIn

beforeEach(async () => {
  editor = await person(payload, { role: 'sub_admin', permissionGrants: ['view_content'] })
})

/** What a page would be shown to anyone who comes with these headers. */
async function draftsFor({ headers }: SignedIn): Promise<PayloadRequest | null> {
  const { user } = await payload.auth({ headers: new Headers(headers) })
  return draftRequest(payload, user)
}
const begin = (as: SignedIn) => api('POST', '/visual-editor/begin', { as, body: {} })

test('a session sees drafts once it has asked to, until it says that it is enough', async () => {
  expect(await draftsFor(editor)).toBeNull()
  expect((await begin(editor)).status).toBe(200)
  expect((await draftsFor(editor))?.user?.id).toBe(editor.id)
  await api('POST', '/visual-editor/end', { as: editor, body: {} })
  expect(await draftsFor(editor)).toBeNull()
})

test('nobody else does: neither another session, nor a customer, nor a visitor', async () => {
  await begin(editor)
  const other = await person(payload, { role: 'sub_admin', permissionGrants: ['view_content'] })
  const customer = await person(payload)
  expect(await draftsFor(other)).toBeNull()
  expect((await begin(customer)).status).toBe(403)
  expect(await draftsFor(customer)).toBeNull()
  expect(await draftRequest(payload, null)).toBeNull()
})

test('it ends with the session', async () => {
  await begin(editor)
  const { user } = await payload.auth({ headers: new Headers(editor.headers) })
  expect((await api('POST', '/account/sign-out', { as: editor, body: {} })).status).toBe(200)
  expect(await draftsFor(editor)).toBeNull()
  expect(await draftRequest(payload, user)).toBeNull()
})

test('it ends after 12 hours, and with the right to view content', async () => {
  await begin(editor)
  const hours = (count: number) =>
    sql`update draft_sessions set ends_at = ends_at - ${`${count} hours`}::interval where staff_id = ${editor.id}::uuid`
  await payload.db.drizzle.execute(hours(11))
  expect(await draftsFor(editor)).not.toBeNull()
  await payload.update({
    collection: 'users',
    id: editor.id,
    data: { permissionGrants: [] },
    overrideAccess: true, // an administrator took it
  })
  expect(await draftsFor(editor)).toBeNull()
  await payload.db.drizzle.execute(hours(2))
  await forgetDrafts(payload)
  const rows = await payload.db.drizzle.execute(
    sql`select 1 from draft_sessions where staff_id = ${editor.id}::uuid`,
  )
  expect(rows.rows).toEqual([])
})
