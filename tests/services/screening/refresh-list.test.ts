import { createServer } from 'node:https'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'

import { HANDLERS } from '@/src/jobs/handlers'
import { databaseOf } from '@/src/lib/database'
import { fileStore } from '@/src/lib/files/files'
import { fetchPublic } from '@/src/lib/http/fetch-public'
import { screening_lists } from '@/src/lib/own-tables'
import { salesAt } from '@/src/services/catalogue/licensing/confirmations'
import { currentList, readSource, refreshList } from '@/src/services/screening/sanctions-list'
import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { selfSigned } from '@/tests/support/mail/self-signed'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'

const payload = await testPayload()
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)

const xml = (day: string, names: readonly string[]) =>
  `<?xml version="1.0"?><sdnList><publshInformation><Publish_Date>${day}</Publish_Date></publshInformation>${names
    .map(
      (name, at) =>
        `<sdnEntry><uid>${at + 1}</uid><lastName>${name}</lastName><sdnType>Entity</sdnType></sdnEntry>`,
    )
    .join('')}</sdnList>`

/** What the operator's address has today. */
let today = { status: 200, body: xml('11/20/2026', ['ÄCME EXAMPLE SHIPPING']), location: '' }
const { certificate: cert, privateKey } = selfSigned() // of a host named “test”
const key = privateKey.export({ type: 'pkcs8', format: 'pem' })
const server = createServer({ cert, key }, (request, response) => {
  if (request.url === '/moved') {
    response.writeHead(302, { location: today.location }).end()
    return
  }
  response.writeHead(today.status).end(today.body)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const here = () => Promise.resolve(['127.0.0.1'])
const LOCAL = {
  most: 1024,
  patienceMs: 5000,
  ca: cert,
  privateAllowed: true,
  resolve: here,
} as const
const URL_OF_LIST = `https://test:${port}/SDN.XML`
const fetchIt = (url: string) => fetchPublic(url, LOCAL)
const look = () => refreshList(payload, null, { fetch: fetchIt, least: 1 })

test('a file is fetched by https alone, from no private network, within its limit', async () => {
  expect((await fetchIt(URL_OF_LIST)).toString()).toContain('ÄCME')
  await expect(fetchPublic(URL_OF_LIST, { ...LOCAL, most: 10 })).rejects.toMatchObject({
    message: 'The file is too large.',
  })
  for (const url of [
    `http://test:${port}/SDN.XML`,
    `https://user:secret@test:${port}/SDN.XML`,
    'file:///etc/passwd',
  ]) {
    await expect(fetchIt(url)).rejects.toMatchObject({ code: 'not_fetched' })
  }
  for (const host of ['127.0.0.1', '[::1]', '169.254.169.254', '10.0.0.1']) {
    await expect(
      fetchPublic(`https://${host}:${port}/SDN.XML`, { most: 1024, patienceMs: 5000 }),
    ).rejects.toMatchObject({ message: expect.stringContaining('private network') })
  }
  const inside = { ...LOCAL, privateAllowed: false }
  await expect(fetchPublic('https://list.example/SDN.XML', inside)).rejects.toMatchObject({
    message: 'list.example is on a private network.',
  })
})

test('a redirect is followed to https alone, and not for ever', async () => {
  today.location = `https://test:${port}/SDN.XML`
  expect((await fetchIt(`https://test:${port}/moved`)).toString()).toContain('ÄCME')
  today.location = `http://test:${port}/SDN.XML`
  await expect(fetchIt(`https://test:${port}/moved`)).rejects.toMatchObject({ status: 422 })
  today.location = '/moved'
  await expect(fetchIt(`https://test:${port}/moved`)).rejects.toMatchObject({
    message: 'The address leads on too often.',
  })
})

test('the operator’s address is looked at by the worker: a new list comes into force, a bad one does not', async () => {
  const clerk = await person(payload)
  const set = (url: string, as: typeof admin) =>
    api('POST', '/screening/source', { as, body: { url } })
  for (const url of ['http://list.example/SDN.XML', 'javascript:alert(1)', 'x']) {
    expect(await set(url, admin)).toMatchObject({ status: 422 })
  }
  expect(await set(URL_OF_LIST, clerk)).toMatchObject({ status: 403 })
  expect(await set(URL_OF_LIST, admin)).toMatchObject({ status: 200 })

  await look()
  const good = await currentList({ payload })
  expect(good).toMatchObject({ publishedOn: '2026-11-20', names: 1 })
  expect(await readSource({ payload })).toMatchObject({
    trouble: null,
    checkedAt: expect.any(String),
  })
  await look()
  expect((await currentList({ payload }))?.id).toBe(good?.id)

  for (const bad of [
    { ...today, status: 503 },
    { ...today, body: '<html>Down for maintenance' },
    { ...today, body: xml('11/01/2026', ['OLDER']) },
    { ...today, body: xml('', ['NO DAY']) },
  ]) {
    today = bad
    await look()
    expect((await currentList({ payload }))?.id).toBe(good?.id)
    expect((await readSource({ payload })).trouble).toEqual(expect.any(String))
  }
  today = { ...today, status: 200, body: xml('11/21/2026', ['NEW ONE', 'ANOTHER']) }
  await look()
  expect(await currentList({ payload })).toMatchObject({ publishedOn: '2026-11-21', names: 2 })
  expect((await readSource({ payload })).trouble).toBeNull()
  expect(await set('', admin)).toMatchObject({ status: 200 })
})

test('files that staff choose are kept for the worker, and gone once it has read them', async () => {
  const form = new FormData()
  form.append('files', new File([xml('11/22/2026', ['CHOSEN'])], 'SDN.XML'))
  expect(await api('POST', '/screening/list', { as: admin, body: form })).toMatchObject({
    status: 200,
  })
  const before = await currentList({ payload })
  const [job] = await runSql(
    { payload },
    sql`select data from pgboss.job where name = 'load-sanctions-list' and data ? 'files'`,
  )
  const stored = async () => {
    const keys: string[] = []
    for await (const { key } of (await fileStore()).list('screening')) keys.push(key)
    return keys
  }
  expect(await stored()).toHaveLength(1)

  await HANDLERS['load-sanctions-list'](payload, Object(job).data, true)

  expect(await stored()).toEqual([])
  expect((await currentList({ payload }))?.id).toBe(before?.id) // a part of a list is none
  expect((await readSource({ payload })).trouble).toMatch(/Only 1 entries could be read/)
})

test('a list that is older than 180 days stops sales abroad, until a new one is in force', async () => {
  const db = await databaseOf({ payload })
  const put = (publishedOn: string) =>
    db.insert(screening_lists).values({ publishedOn, hash: publishedOn, names: 20_000 })
  const abroad = async (day: string) =>
    (await salesAt({ payload }, new Date(`${day}T18:00:00Z`))).closed({ kind: 'abroad' })

  await put('2026-06-01')
  expect(await abroad('2026-11-28')).toBeNull()
  expect(await abroad('2026-11-29')).toMatch(/outside the United States/)
  await put('2026-11-28')
  expect(await abroad('2026-11-29')).toBeNull()
})
