import { PDF } from '@libpdf/core'
import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'

import { verifySeal } from '@/src/lib/seal/verify-seal'
import * as mails from '@/src/services/mail/enqueue-email'
import { brokenAt, eventsOf } from '@/src/services/signing/chain'
import { fileOfPaper, findPaper, sha256Of } from '@/src/services/signing/papers'
import { sealCertificates } from '@/src/services/signing/seal-key'
import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { mailedLink, mailsTo } from '@/tests/support/mail/mailbox'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, type SignedIn, signIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'
import {
  byLink,
  open,
  paperOfTwo,
  prepare,
  sign,
  signedByBoth,
  start,
} from '@/tests/support/signing/signing'

let payload: Payload
let staff: SignedIn
beforeAll(async () => {
  payload = await testPayload()
  staff = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
})

const kindsOf = async (id: string) =>
  (await eventsOf({ payload }, [id])).map(({ kind, signer }) => [kind, signer])

const fileOf = async (id: string): Promise<Buffer> => {
  const req = await createLocalReq({}, payload)
  const paper = await findPaper(req, id)
  if (!paper) throw new Error('no paper')
  return fileOfPaper(req, paper)
}

const verify = (file: Buffer) => {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(file)], 'signed.pdf', { type: 'application/pdf' }))
  return api('POST', '/signing/verify', { body, headers: { origin: 'http://localhost:3000' } })
}

const refusal = (code: string, status: number) => ({ status, body: { error: { code } } })

test('two owners sign in two browsers, in their order, and the last one’s act seals the file', async () => {
  const { paper, owner, coOwner } = await paperOfTwo(payload)
  await start(payload, paper.id)
  await expect(mailedLink(payload, coOwner, 'sign-request')).rejects.toThrow()

  await prepare(owner, paper.id)
  expect(await sign(owner, paper)).toMatchObject({ status: 200, body: { complete: false } })

  const other = await byLink(payload, coOwner)
  await prepare(other, paper.id)
  const typed = { kind: 'typed', name: 'ada moss' } as const
  expect(await sign(other, paper, typed)).toMatchObject({ status: 200, body: { complete: true } })

  expect(await kindsOf(paper.id)).toEqual([
    ['asked', 'member-1'],
    ['consented', 'member-1'],
    ['opened', 'member-1'],
    ['read', 'member-1'],
    ['signed', 'member-1'],
    ['asked', 'member-2'],
    ['consented', 'member-2'],
    ['opened', 'member-2'],
    ['read', 'member-2'],
    ['signed', 'member-2'],
    ['sealed', null],
  ])
  expect(await brokenAt({ payload })).toBeNull()

  const theirs = await api('GET', `/signing/${paper.id}/file`, { as: other })
  expect(theirs.status).toBe(200) // the browser that signed gets the signed copy

  const file = await fileOf(paper.id)
  const certificates = await sealCertificates({ payload })
  expect(verifySeal(file, certificates)).toMatchObject({ kind: 'intact' })
  const pdf = await PDF.load(file)
  expect(pdf.getPageCount()).toBeGreaterThan(3)
  expect(sha256Of(pdf.getAttachment('as-signed.pdf') ?? Buffer.alloc(0))).toBe(paper.sha256)

  expect(await verify(file)).toMatchObject({
    status: 200,
    body: {
      kind: 'signed',
      isVoid: false,
      signers: [{ name: 'Grace Hill' }, { name: 'Ada Moss' }],
      entry: { holds: true },
    },
  })
  file[500] = (file[500] ?? 0) ^ 1
  expect(await verify(file)).toMatchObject({ status: 200, body: { kind: 'changed', signers: [] } })
})

test('pages that a browser fetches at once are one opening, and one reading to the end', async () => {
  const { paper, owner } = await paperOfTwo(payload)
  await start(payload, paper.id)
  const pages = [1, 2, 3].map((page) =>
    api('GET', `/signing/${paper.id}/pages/${page}`, { as: owner }),
  )
  for (const { status } of await Promise.all(pages)) expect(status).toBe(200)

  const kinds = (await kindsOf(paper.id)).map(([kind]) => kind)
  expect(kinds.filter((kind) => kind !== 'asked')).toEqual(['opened', 'read'])
})

test('nothing is signed before consent, the last page, one’s turn, and the bytes that were shown', async () => {
  const { paper, owner, coOwner } = await paperOfTwo(payload)
  await start(payload, paper.id)
  expect(await sign(owner, paper)).toMatchObject(refusal('no_consent', 409))
  await prepare(owner, paper.id, 2)
  expect(await sign(owner, paper)).toMatchObject(refusal('not_read', 409))
  await prepare(owner, paper.id)
  expect(await sign(owner, { ...paper, sha256: 'a'.repeat(64) })).toMatchObject(
    refusal('other_file', 409),
  )
  const other = { kind: 'typed', name: 'Ada Moss' } as const
  expect(await sign(owner, paper, other)).toMatchObject(refusal('other_name', 422))
  const html = { kind: 'typed', name: '<b>Grace Hill</b>' } as const
  expect(await sign(owner, paper, html)).toMatchObject({ status: 422 })
  expect(await sign(owner, paper)).toMatchObject({ status: 200 })
  expect(await sign(owner, paper)).toMatchObject(refusal('signed_already', 409))
  expect(await mailsTo(payload, coOwner)).toHaveLength(1)
})

test('a link opens once, and not when it is old, replaced or in the hands of staff', async () => {
  const { paper, owner, coOwner } = await paperOfTwo(payload)
  await start(payload, paper.id)
  await prepare(owner, paper.id)
  await sign(owner, paper)
  const { token } = await mailedLink(payload, coOwner, 'sign-request')

  expect(await open(token, staff)).toMatchObject(refusal('not_for_staff', 403))
  expect(
    await api('POST', `/papers/${paper.id}/signers/member-2/resend`, { as: staff }),
  ).toMatchObject({ status: 200 })
  expect(await open(token)).toMatchObject(refusal('dead_link', 410))

  const { token: second } = await mailedLink(payload, coOwner, 'sign-request')
  expect(second).not.toBe(token)
  expect(await open(second)).toMatchObject({ status: 200 })
  expect(await open(second)).toMatchObject(refusal('dead_link', 410))

  await api('POST', '/signing/renew', {
    body: { token: second },
    headers: { origin: 'http://localhost:3000' },
  })
  const { token: third } = await mailedLink(payload, coOwner, 'sign-request')
  await runSql(
    { payload },
    sql`update signing_links set expires_at = now() - interval '1 second' where paper = ${paper.id}`,
  )
  expect(await open(third)).toMatchObject(refusal('dead_link', 410))
  const stored = JSON.stringify(
    await runSql({ payload }, sql`select html, text, keys_sealed from emails`),
  )
  for (const one of [token, second, third]) expect(stored).not.toContain(one)
})

test('strangers, staff, another signer’s link and another order’s link sign nothing', async () => {
  const { paper, owner, coOwner } = await paperOfTwo(payload)
  const another = await signedByBoth(payload)
  await start(payload, paper.id)
  await prepare(owner, paper.id)
  const stranger = await person(payload)
  for (const as of [null, stranger, staff, another.owner]) {
    expect(await sign(as, paper)).toMatchObject({ status: 404 })
    expect(await api('GET', `/signing/${paper.id}/pages/1`, { as })).toMatchObject({ status: 404 })
  }
  await sign(owner, paper)
  const theirs = await byLink(payload, coOwner)
  expect(await sign(theirs, another.paper)).toMatchObject({ status: 404 })
  const both = {
    id: staff.id,
    headers: { ...staff.headers, cookie: `${staff.headers.cookie}; ${theirs.headers.cookie}` },
  }
  expect(await sign(both, paper)).toMatchObject({ status: 404 })
})

test('a paper that is void is signed no longer, its links stop, and people hear whom we ask again', async () => {
  const { paper, owner, coOwner, signers } = await paperOfTwo(payload)
  await start(payload, paper.id)
  await prepare(owner, paper.id)
  await sign(owner, paper)
  const { token } = await mailedLink(payload, coOwner, 'sign-request')
  await payload.update({
    collection: 'papers',
    id: paper.id,
    data: {
      state: 'void',
      voidedAt: new Date().toISOString(),
      voidReason: 'An answer was changed',
    },
    depth: 0,
    overrideAccess: true, // as the service that voids it
  })
  expect(await open(token)).toMatchObject(refusal('dead_link', 410))
  expect(await sign(owner, paper)).toMatchObject(refusal('not_open', 409))
  const events = await kindsOf(paper.id)
  expect(events.at(-1)).toEqual(['voided', null])
  for (const { email } of signers) {
    const [mail] = await mailsTo(payload, email ?? '')
    expect(mail?.template).toBe('sign-void')
    expect(mail?.text).toContain('The signatures of Grace Hill are void')
    expect(mail?.text).toContain('Grace Hill and Ada Moss')
  }
})

test('what breaks off between the last signature and the seal leaves neither', async () => {
  const { paper, owner, coOwner } = await paperOfTwo(payload)
  await start(payload, paper.id)
  await prepare(owner, paper.id)
  await sign(owner, paper)
  const other = await byLink(payload, coOwner)
  await prepare(other, paper.id)
  const before = await kindsOf(paper.id)
  const broken = vi.spyOn(mails, 'enqueueEmail').mockRejectedValue(new Error('gone'))
  try {
    expect((await sign(other, paper)).status).toBe(500)
  } finally {
    broken.mockRestore()
  }
  expect(await kindsOf(paper.id)).toEqual(before)
  expect((await findPaper({ payload }, paper.id))?.state).toBe('signing')
  expect(await brokenAt({ payload })).toBeNull()
  expect(await sign(other, paper)).toMatchObject({ status: 200, body: { complete: true } })
})

test('a form that needs ink has no way to sign on screen', async () => {
  const { paper, owner } = await paperOfTwo(payload, { kind: 'form_ss-4', signature: 'ink' })
  expect(await api('POST', `/signing/${paper.id}/start`, { as: owner })).toMatchObject(
    refusal('not_on_screen', 409),
  )
  const mislabeled = await paperOfTwo(payload, { kind: 'form_w-7' })
  expect(
    await api('POST', `/signing/${mislabeled.paper.id}/start`, { as: mislabeled.owner }),
  ).toMatchObject(refusal('not_on_screen', 409))
})

test('the owner names the address of a co-owner; no two signers share one', async () => {
  const { paper, owner, signers } = await paperOfTwo(payload)
  const unnamed = signers.map((one, at) => (at === 1 ? { ...one, email: null } : one))
  await payload.update({
    collection: 'papers',
    id: paper.id,
    data: { signers: unnamed },
    depth: 0,
    overrideAccess: true, // tests arrange
  })
  const send = (emails: object) =>
    api('POST', `/signing/${paper.id}/start`, { as: owner, body: { emails } })
  expect(await send({})).toMatchObject(refusal('not_on_screen', 409))
  expect(await send({ 'member-2': 'nowhere' })).toMatchObject({ status: 422 })
  const shared = await send({ 'member-2': signers[0]?.email })
  expect(shared).toMatchObject(refusal('not_on_screen', 409))
  expect(await send({ 'member-2': 'named@example.com' })).toMatchObject({
    status: 200,
    body: { state: 'signing' },
  })
  await prepare(owner, paper.id)
  expect(await sign(owner, paper)).toMatchObject({ status: 200 })
  await expect(mailedLink(payload, 'named@example.com', 'sign-request')).resolves.toBeDefined()
})
