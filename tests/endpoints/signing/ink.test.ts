import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { orderPapersToSign } from '@/src/queries/signing/sign-page'
import { findPaper } from '@/src/services/signing/papers'
import { printCode } from '@/src/services/signing/scans'
import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { PNG } from '@/tests/support/files'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { type SignedIn, signIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'
import { paperOfTwo } from '@/tests/support/signing/signing'

let payload: Payload
let staff: SignedIn
beforeAll(async () => {
  payload = await testPayload()
  staff = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
})

const scanOf = z.tuple([z.object({ id: z.string() })])

async function send(as: SignedIn, id: string, code: string, key?: string) {
  const body = new FormData()
  body.set('code', code)
  body.set('file', new File([PNG], 'photo.png', { type: 'image/png' }))
  const headers = key ? { 'idempotency-key': key } : undefined
  return api('POST', `/signing/${id}/scan`, { as, body, headers })
}

const newest = async (paper: string) =>
  scanOf.parse(
    await runSql(
      { payload },
      sql`select id from signing_scans where paper = ${paper} order by sent_at desc limit 1`,
    ),
  )[0].id

const stateOf = async (id: string) =>
  (await findPaper(await createLocalReq({}, payload), id))?.state

test('a form in ink is printed with its code, sent as a scan, and signed once staff have seen it', async () => {
  const ss4 = { kind: 'form_ss-4', signature: 'ink' } as const
  const { paper, owner, order } = await paperOfTwo(payload, ss4)
  const offered = async () => (await orderPapersToSign(order.id))[0]
  const printed = await api('GET', `/signing/${paper.id}/print`, { as: owner })
  expect(printed.status).toBe(200)
  expect(printed.headers.get('content-type')).toBe('application/pdf')

  expect(await send(owner, paper.id, 'AAAA-BBBB')).toMatchObject({
    status: 422,
    body: { error: { code: 'wrong_code' } },
  })
  const code = printCode(paper).toLowerCase().replace('-', ' ')
  expect(await offered()).toMatchObject({ next: 'print', refused: null })
  expect(await send(owner, paper.id, code)).toMatchObject({ status: 201 })
  expect(await offered()).toMatchObject({ next: 'look', refused: null })
  const again = { decision: 'refuse', reason: 'Page 2 is missing' }
  expect(
    await api('POST', `/scans/${await newest(paper.id)}/decide`, { as: staff, body: again }),
  ).toMatchObject({ status: 200 })
  expect(await stateOf(paper.id)).toBe('signing')
  expect(await offered()).toMatchObject({ next: 'print', refused: 'Page 2 is missing' })

  expect(await send(owner, paper.id, code)).toMatchObject({ status: 201 })
  expect(await offered()).toMatchObject({ next: 'look', refused: null })
  const nowhere = { decision: 'accept', original: '' }
  const path = `/scans/${await newest(paper.id)}/decide`
  expect(await api('POST', path, { as: staff, body: nowhere })).toMatchObject({ status: 422 })
  const taken = { decision: 'accept', original: 'With the customer' }
  expect(await api('POST', path, { as: owner, body: taken })).toMatchObject({ status: 403 })
  expect(await api('POST', path, { as: staff, body: taken })).toMatchObject({ status: 200 })
  expect(await stateOf(paper.id)).toBe('signed')
})

test('a scan that is sent again is one scan, and none is taken of a signed form', async () => {
  const ss4 = { kind: 'form_ss-4', signature: 'ink' } as const
  const { paper, owner } = await paperOfTwo(payload, ss4)
  const code = printCode(paper)
  const key = crypto.randomUUID()
  expect(await send(owner, paper.id, code, key)).toMatchObject({ status: 201 })
  expect(await send(owner, paper.id, code, key)).toMatchObject({ status: 201 })
  expect(await send(owner, paper.id, code)).toMatchObject({ status: 201 })
  const scans = z
    .array(z.object({ id: z.string() }))
    .parse(await runSql({ payload }, sql`select id from signing_scans where paper = ${paper.id}`))
  expect(scans).toHaveLength(2)

  const decide = (id = '') =>
    api('POST', `/scans/${id}/decide`, {
      as: staff,
      body: { decision: 'accept', original: 'With the customer' },
    })
  expect(await decide(scans[0]?.id)).toMatchObject({ status: 200 })
  const signed = { status: 409, body: { error: { code: 'signed_already' } } }
  expect(await decide(scans[1]?.id)).toMatchObject(signed)
  expect(await send(owner, paper.id, code)).toMatchObject(signed)
})
