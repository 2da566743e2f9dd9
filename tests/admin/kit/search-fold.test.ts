import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { whereHolds } from '@/src/admin/kit/list/search-words'
import { searchFold } from '@/src/domain/vocabulary/text/search-fold'
import { down, up } from '@/src/migrations/20261126_130000_search_fold'
import { findPeople } from '@/src/queries/platform/records'
import { queueFields } from '@/src/services/filing/filing-queue'
import { builder } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'

const payload = await testPayload()
const build = builder(payload)
const QUERIES = ['lodz', 'ŁÓDŹ', 'zolw', "o'brien", 'O’Brien', 'strasse', 'жуков', '李']

const find = async (
  collection: 'users' | 'leads' | 'tickets' | 'orders' | 'affiliateLinks' | 'commissions',
  id: string,
) => {
  const found: string[] = []
  for (const query of QUERIES) {
    const where = { and: [{ id: { equals: id } }, whereHolds(query)] }
    const { totalDocs } = await payload.count({ collection, where, overrideAccess: true })
    if (totalDocs > 0) found.push(query)
  }
  return found
}

test('lists find names without their accents and with either kind of quote', async () => {
  const [firstName, lastName] = ['Łódź Żółw', 'O’Brien Straße ЖУКОВ 李']
  const user = await build('users', { firstName, lastName })
  const lead = await build('leads', { firstName, lastName })
  const ticket = await build('tickets', { subject: `${firstName} ${lastName}` })
  const order = await build('orders', { firstName, lastName })
  const link = await build('affiliateLinks', { user: user.id })
  const commission = await build('commissions', { link: link.id })

  expect(await find('users', user.id)).toEqual(QUERIES)
  expect(await find('leads', lead.id)).toEqual(QUERIES)
  expect(await find('tickets', ticket.id)).toEqual(QUERIES)
  expect(await find('orders', order.id)).toEqual(QUERIES)
  expect(await find('affiliateLinks', link.id)).toEqual(QUERIES)
  expect(await find('commissions', commission.id)).toEqual(QUERIES)
  const req = await createLocalReq({}, payload)
  const people = await findPeople(req, { words: "lodz o'brien", limit: 5 })
  expect(people.map(({ id }) => id)).toContain(user.id)
  expect((await queueFields(req, order)).searchText).toContain('Łódź') // the database folds it
})

const letters = fc.oneof(
  fc.string({ unit: 'grapheme-ascii' }),
  fc.string({
    unit: fc.integer({ min: 0xa0, max: 0x24f }).map((code) => String.fromCodePoint(code)),
  }),
  fc.string({ unit: fc.constantFrom(...'ΑΣςάЁйЖЇ李한が‘’“”–—−´`ﬁ½Åẞ'.split('')) }),
)

test('the database and the browser fold any text alike, and a folded text stays as it is', async () => {
  const texts = fc.sample(
    fc.array(letters).map((parts) => parts.join(' ')),
    500,
  )
  const { rows } = await payload.db.pool.query(
    'select search_fold(text) as folded from unnest($1::text[]) with ordinality as t (text, n) order by n',
    [texts],
  )
  const folded = texts.map(searchFold)
  expect(rows.map((row) => row.folded)).toEqual(folded)
  expect(folded.map(searchFold)).toEqual(folded)
})

test('texts that were stored before are refreshed', async () => {
  const user = await build('users', { firstName: 'Żaneta' })
  const order = await build('orders', { companyName: 'Café Müller LLC' })
  const read = async () => {
    const { rows } = await payload.db.pool.query(
      `select search_text from users where id = $1 union all select search_text from orders where id = $2`,
      [user.id, order.id],
    )
    return rows.map((row) => row.search_text).join()
  }
  const req = await createLocalReq({}, payload)
  const db = payload.db.drizzle
  await down({ db, payload, req })
  await db.execute(sql`update users set search_text = null where id = ${user.id}`)
  await db.execute(sql`update orders set search_text = ' Café Müller LLC ' where id = ${order.id}`)
  expect(await read()).toMatch(/żaneta.*Café Müller LLC/s)
  await up({ db, payload, req })
  expect(await read()).toMatch(/zaneta.*cafe muller llc/s)
})
