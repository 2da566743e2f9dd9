import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'

import { questionIn } from '@/src/admin/kit/list/list-spec'
import { suppressionsList } from '@/src/admin/mail/suppressions/suppressions-list'
import { api } from '@/tests/support/api'
import { builder, nextSerial } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { person, type SignedIn } from '@/tests/support/people/people'

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

const payload = await testPayload()
const marketer = await person(payload, { role: 'sub_admin', permissionGrants: ['manage_email'] })
const viewer = await person(payload, { role: 'sub_admin', permissionGrants: ['view_email'] })

const newAddress = () => `gone-${nextSerial()}@example.com`
const post = (path: string, body: object, as: SignedIn | null = marketer) =>
  api('POST', `/mail/suppressions${path}`, { as, body })

const rows = (email: string) =>
  payload.find({ collection: 'suppressions', where: { email: { equals: email } }, ...everything })

test('an address is added once', async () => {
  const email = newAddress()

  expect(
    (await post('', { email: ` ${email.toUpperCase()} `, note: 'Asked by phone' })).status,
  ).toBe(200)
  expect((await post('', { email, note: '' })).status).toBe(409)
  expect((await rows(email)).docs).toMatchObject([{ reason: 'manual', note: 'Asked by phone' }])
})

test('it is lifted with a reason, which the audit log keeps', async () => {
  const { id, email } = await builder(payload)('suppressions', { reason: 'bounced' })

  expect((await post(`/${id}/lift`, { reason: '' })).status).toBe(422)
  expect((await post(`/${id}/lift`, { reason: 'Their mailbox works again' })).status).toBe(200)
  expect((await post(`/${id}/lift`, { reason: 'Their mailbox works again' })).status).toBe(404)

  expect((await rows(email)).totalDocs).toBe(0)
  const { docs } = await payload.find({
    collection: 'auditLog',
    where: { documentId: { equals: id }, action: { equals: 'lift' } },
    ...everything,
  })
  expect(docs).toMatchObject([
    { before: { reason: 'bounced' }, after: { reason: 'Their mailbox works again' } },
  ])
})

test('a list is taken, with what it has too often and what is no address', async () => {
  const [one, two] = [newAddress(), newAddress()]
  await builder(payload)('suppressions', { email: two, reason: 'manual' })
  const list = `Email\n${one}\n"Two" <${two}>\n${one}\n=cmd()\n`

  const answer = await post('/import', { list, note: 'From the old tool' })

  expect(answer).toMatchObject({
    status: 200,
    body: { added: 1, known: 2, refused: 1, bad: [{ line: 5, text: '=cmd()' }] },
  })
})

test('a long list with rubbish is told apart in seconds', async () => {
  const lines = Array.from({ length: 20_000 }, (_, index) =>
    index % 3 === 0 ? `rubbish ${index}` : `bulk-${index}@example.org`,
  )

  const answer = await post('/import', { list: lines.join('\n'), note: '' })

  expect(answer.body).toMatchObject({ added: 13_333, refused: 6_667 })
})

test('who may only view changes nothing, and customers not even that', async () => {
  const { id, email } = await builder(payload)('suppressions')
  const customer = await person(payload)
  for (const as of [viewer, customer]) {
    expect((await post('', { email: newAddress(), note: '' }, as)).status).toBe(403)
    expect((await post(`/${id}/lift`, { reason: 'A good reason' }, as)).status).toBe(403)
    expect((await post('/import', { list: newAddress(), note: '' }, as)).status).toBe(403)
  }
  expect((await post('', { email: newAddress(), note: '' }, null)).status).toBe(401)
  expect((await rows(email)).totalDocs).toBe(1)
})

test.each([
  ['', { email: 'no address', note: '' }],
  ['', { email: 'a@example.com', note: 'x'.repeat(400) }],
  ['', {}],
  ['/import', { list: '', note: '' }],
  ['/import', { list: 7 }],
])('rubbish to %j is refused: %j', async (path, body) => {
  expect((await post(path, body)).status).toBe(422)
})

test('the list is searched and told apart by reason', async () => {
  const mark = `zanzibar${nextSerial()}`
  await builder(payload)('suppressions', { email: `a@${mark}.example`, reason: 'bounced' })
  await builder(payload)('suppressions', { email: `b@${mark}.example`, reason: 'unsubscribed' })
  const user = await builder(payload)('users', { role: 'admin' })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const found = async (search: Record<string, string>) => {
    const asked = questionIn(suppressionsList, { q: mark, ...search })
    const { rows: some } = await suppressionsList.read(req, asked, 50)
    return some.map(({ email, grant }) => [email[0], grant !== null])
  }

  expect(await found({})).toEqual([
    ['b', true],
    ['a', true],
  ])
  expect(await found({ view: 'bounced' })).toEqual([['a', true]])
})
