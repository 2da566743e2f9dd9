import { sql } from 'drizzle-orm'
import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'

import { inTransaction } from '@/src/lib/database'
import { payOut } from '@/src/services/affiliates/payouts'
import { screenAgain } from '@/src/services/orders/screening/screen-order'
import { readList } from '@/src/services/screening/read-list'
import { currentList, loadList } from '@/src/services/screening/sanctions-list'
import { findHits } from '@/src/services/screening/screen-names'
import { api } from '@/tests/support/api'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { paidOrder } from '@/tests/support/orders/paid-order'
import { tell } from '@/tests/support/orders/tell'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, signIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'

const payload = await testPayload()
const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
const everything = { depth: 0, overrideAccess: true } as const // tests look at all of it

const submit = (id: string) => tell(payload, admin, id, { stage: 'submitted', service: 'llc' })

async function screeningsOf(order: string) {
  const where = { order: { equals: order } }
  const { docs } = await payload.find({ collection: 'screenings', where, ...everything })
  return docs
}

const CSV = {
  sdn: [
    '36,"AEROEXAMPLE AIRLINES",-0- ,"CUBA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ',
    '306,"KWARTALNOV, Pyotr Ilyich","individual","UKRAINE-EO13661] [RUSSIA-EO14024",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 04 May 1961."',
  ].join('\r'),
  alt: '306,12,"aka","QUARTALNOFF, Petr",-0- ',
  add: '306,25,"Leninsky Pr. 1","Moscow 119334","Russia",-0- ',
}

const XML = `<?xml version="1.0" standalone="yes"?>
<sdnList xmlns="http://tempuri.org/sdnList.xsd">
  <publshInformation><Publish_Date>11/20/2026</Publish_Date><Record_Count>2</Record_Count></publshInformation>
  <sdnEntry><uid>36</uid><lastName>AEROEXAMPLE AIRLINES</lastName><sdnType>Entity</sdnType><programList><program>CUBA</program></programList></sdnEntry>
  <sdnEntry><uid>306</uid><firstName>Pyotr Ilyich</firstName><lastName>KWARTALNOV</lastName><sdnType>Individual</sdnType>
    <programList><program>UKRAINE-EO13661</program><program>RUSSIA-EO14024</program></programList>
    <akaList><aka><uid>12</uid><type>a.k.a.</type><category>strong</category><lastName>QUARTALNOFF</lastName><firstName>Petr</firstName></aka></akaList>
    <addressList><address><uid>25</uid><city>Moscow</city><country>Russia</country></address></addressList>
    <dateOfBirthList><dateOfBirthItem><uid>1</uid><dateOfBirth>04 May 1961</dateOfBirth></dateOfBirthItem></dateOfBirthList>
  </sdnEntry>
</sdnList>`

const files = (all: Record<string, string>) =>
  Object.entries(all).map(([name, text]) => ({ name, data: Buffer.from(text) }))

test('the files as OFAC publishes them are read, in either form', async () => {
  const csv = await readList(
    files({ 'SDN.CSV': CSV.sdn, 'ALT.CSV': CSV.alt, 'ADD.CSV': CSV.add }),
    2,
  )
  const xml = await readList(files({ 'SDN.XML': XML }), 2)

  expect(xml.publishedOn).toBe('2026-11-20')
  expect(csv.publishedOn).toBeNull()
  for (const { entries } of [csv, xml]) {
    expect(entries.map(({ entry, names }) => [entry, ...names])).toEqual([
      ['36', 'AEROEXAMPLE AIRLINES'],
      ['306', 'KWARTALNOV, Pyotr Ilyich', 'QUARTALNOFF, Petr'],
    ])
    expect(entries[1]?.programs).toContain('RUSSIA-EO14024')
    expect(entries[1]?.details).toMatch(/Russia.*1961|1961.*Russia/)
  }
})

test.each([
  ['a part of the list', { 'SDN.XML': XML }],
  ['one file of three', { 'SDN.CSV': CSV.sdn }],
  ['other columns', { 'SDN.CSV': 'a,b,c', 'ALT.CSV': CSV.alt }],
  ['no XML', { 'SDN.XML': '<sdnList><sdnEntry>' }],
])('%s is refused', async (_name, sent) => {
  await expect(readList(files(sent))).rejects.toMatchObject({ code: 'bad_list' })
})

test('an order with a name of the list is not filed until someone has decided, with a reason', async () => {
  const { id } = await paidOrder(payload, { firstName: 'Otokar', lastName: 'Quellmann' })

  const stopped = await submit(id)
  expect(stopped).toMatchObject({ status: 409, body: { error: { code: 'sanctions_match' } } })
  await payload.find({ collection: 'screenings', ...everything })
  // what stops the filing is kept although the filing was not
  const [match] = (await screeningsOf(id)).filter(({ status }) => status === 'hit')
  expect(match).toMatchObject({
    name: 'Otokar Quellmann',
    role: 'Buyer',
    listPublishedOn: '2026-01-01',
  })

  const decide = (body: object, as = admin) =>
    api('POST', `/screening/${match?.id}/decide`, { as, body })
  expect((await decide({ decision: 'different', reason: '' })).status).toBe(422)
  const other = await person(payload, { role: 'sub_admin', permissionDenials: ['manage_orders'] })
  expect((await decide({ decision: 'different', reason: 'Born in 1990' }, other)).status).toBe(403)
  expect((await decide({ decision: 'unclear', reason: 'No birth date' })).status).toBe(200)
  expect((await submit(id)).status).toBe(409)
  expect(await decide({ decision: 'different', reason: 'Me again' })).toMatchObject({
    status: 409,
    body: { error: { code: 'second_person' } },
  })
  const second = await person(payload, { role: 'admin' })
  expect((await decide({ decision: 'different', reason: 'Born in 1990' }, second)).status).toBe(200)

  expect((await submit(id)).status).toBe(200)
  expect((await screeningsOf(id)).map(({ status }) => status).toSorted()).toEqual(
    expect.arrayContaining(['clear', 'different']),
  )
})

test('a new list screens open orders again, and reopens nothing that was decided', async () => {
  const clear = await paidOrder(payload, { firstName: 'Petr', lastName: 'Quartalnof' })
  const decided = await paidOrder(payload, { firstName: 'Ingemar', lastName: 'Vastergrund' })
  await submit(decided.id)
  const [match] = (await screeningsOf(decided.id)).filter(({ status }) => status === 'hit')
  const body = { decision: 'different', reason: 'Another birth date' }
  await api('POST', `/screening/${match?.id}/decide`, { as: admin, body })
  await submit(clear.id)
  expect((await screeningsOf(clear.id)).every(({ status }) => status === 'clear')).toBe(true)
  await payload.update({
    collection: 'orders',
    id: clear.id,
    data: { status: 'processing' },
    ...everything,
  })
  const before = await currentList({ payload })
  const { entries: old } = await readList(files({ 'SDN.XML': XML }), 2)
  const again = { entry: 'invented-8', kind: 'individual', programs: '', details: '' }
  const entries = [...old, { ...again, names: ['Vastergrund, Ingemar'] }]

  const req = await createLocalReq({}, payload)
  await loadList(req, { entries, publishedOn: '2026-11-20', hash: 'another' })
  await screenAgain(payload)

  const statuses = async (id: string) => (await screeningsOf(id)).map(({ status }) => status)
  expect(await statuses(clear.id)).toContain('hit')
  expect(await statuses(decided.id)).toContain('different')
  expect(await statuses(decided.id)).not.toContain('hit')
  await expect(
    loadList(req, { entries, publishedOn: '2026-11-19', hash: 'old' }),
  ).rejects.toMatchObject({ code: 'older_list' })
  expect(before?.publishedOn).toBe('2026-01-01')
})

test('an affiliate whose name is on the list is not paid', async () => {
  const list = await currentList({ payload })
  const hits = await inTransaction(payload, (req) =>
    list ? findHits(req, list, 'Pyotr Kwartalnov') : Promise.resolve([]),
  )
  expect(hits).toHaveLength(1)
  const build = builder(payload)
  const link = await build('affiliateLinks', {
    payoutMethod: 'paypal',
    payoutName: 'Pyotr Kwartalnov',
  })
  await build('commissions', { link: link.id, status: 'approved', amountMinor: 5000 })
  const req = await createLocalReq({}, payload)

  await expect(payOut(req, { links: [link.id], reference: 'BATCH-1' })).rejects.toMatchObject({
    code: 'sanctions_match',
  })
})

test('without a list each name has to be searched by hand, one that comes later as well', async () => {
  await runSql({ payload }, sql`delete from screening_lists`)
  const { id } = await paidOrder(payload)
  const search = () =>
    api('POST', `/orders/${id}/searched-by-hand`, { as: admin, body: { reason: 'OFAC search' } })

  expect(await submit(id)).toMatchObject({
    status: 409,
    body: { error: { code: 'no_sanctions_list' } },
  })
  expect((await search()).status).toBe(200)
  await payload.update({ collection: 'orders', id, data: { lastName: 'Later' }, ...everything })
  expect((await submit(id)).status).toBe(409)
  expect((await search()).status).toBe(200)
  expect((await submit(id)).status).toBe(200)
})
