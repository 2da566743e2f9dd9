import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { env } from '@/src/lib/env'
import { folderOf, removeFiles } from '@/src/services/documents/stored-files'

import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { formOf } from '@/tests/support/conversations'
import { testPayload } from '@/tests/support/database'
import { formWith, HTML, PNG, pdf } from '@/tests/support/files'
import { person } from '@/tests/support/people/people'

const payload = await testPayload()
const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

const NAMES = [
  ['한글 문서.pdf', '한글 문서'],
  ['Reçu №5 “final”.pdf', 'Reçu 5 final'],
  ['  lead and trail  .pdf', 'lead and trail'],
  ['comma, and more.pdf', 'comma, and more'],
  ['gpj.\u202Eexe.pdf', 'gpj.exe'],
  ['ＦＵＬＬ.pdf', 'ＦＵＬＬ'],
] as const

test.each(NAMES)(
  'a customer’s %j keeps its name, and is stored under a plain one',
  async (name, shown) => {
    const me = await person(payload)
    const query = `?name=${encodeURIComponent(name)}`
    expect(
      (await api('POST', `/documents/upload${query}`, { as: me, body: formWith(pdf(), name) }))
        .status,
    ).toBe(201)

    const { docs } = await payload.find({
      collection: 'documents',
      where: { user: { equals: me.id } },
      ...everything,
    })
    expect(docs).toMatchObject([
      { name: shown, filename: expect.stringMatching(/^[a-z0-9-]+\.pdf$/) },
    ])
  },
)

test('what staff upload has the ending of its content, and its record the name that it came with', async () => {
  const admin = await person(payload, { role: 'admin' })
  const order = await builder(payload)('orders')
  const body = formWith(PNG, 'Übersicht 日本.html')
  body.append('_payload', JSON.stringify({ type: 'other', order: order.id }))

  const answer = await api('POST', '/documents', { as: admin, body })

  expect(answer.status).toBe(201)
  expect(answer.body).toMatchObject({
    doc: { name: 'Übersicht 日本', filename: expect.stringMatching(/^[a-z0-9-]+\.png$/) },
  })
})

test('a file of another type is refused by what the field takes', async () => {
  const admin = await person(payload, { role: 'admin' })
  const body = formWith(HTML, 'page.pdf')
  body.append('_payload', JSON.stringify({ type: 'other' }))

  const answer = await api('POST', '/documents', { as: admin, body })

  expect(answer.status).toBe(415)
  expect(answer.body).toMatchObject({
    errors: [{ message: expect.stringMatching(/^This file isn’t a PDF, .+ or .+\./) }],
  })
})

test('an upload that its form tries again is stored once', async () => {
  const me = await person(payload)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const send = (file: Buffer) =>
    api('POST', '/documents/upload?name=a.pdf', {
      as: me,
      headers,
      body: formWith(file, 'a.pdf'),
    })

  const [one, other] = await Promise.all([send(pdf()), send(pdf())])
  const changed = await send(pdf('BT (changed) ET'))

  expect([one.status, other.status, changed.status]).toEqual([201, 201, 201])
  expect(other.body).toEqual(one.body)
  expect(changed.body).not.toEqual(one.body)
})

const removals = z.object({ names: z.array(z.string()), collection: z.literal('documents') })

test('a file of a message that was refused does not stay where no one looks', async () => {
  const me = await person(payload)
  const folder = folderOf(payload, 'documents')
  const filesIn = async () => (await readdir(path.join(env.FILES_DIR, folder))).toSorted()
  const before = await filesIn()
  const send = (name: string, data: Buffer) => {
    const form = formOf({ topic: 'other', subject: 'My passport', message: 'Here.' })
    form.append('files', new File([PNG], 'passport.png', { type: 'image/png' }))
    form.append('files', new File([Uint8Array.from(data)], name))
    return api('POST', '/support/tickets', { as: me, body: form })
  }

  expect((await send('other.png', PNG)).status).toBe(201)
  const kept = (await filesIn()).filter((name) => !before.includes(name))
  expect((await send('other.html', HTML)).status).toBeGreaterThanOrEqual(400)
  const { rows } = await payload.db.drizzle.execute(
    sql`select data from pgboss.job where name = 'remove-files' and start_after > now()`,
  )
  for (const { data } of rows) {
    const { names, collection } = removals.parse(data)
    await removeFiles(payload, names, collection)
  }

  expect(kept).toHaveLength(2)
  expect(await filesIn()).toEqual([...before, ...kept].toSorted())
})
