import { readFile } from 'node:fs/promises'
import { createLocalReq } from 'payload'
import { afterEach, expect, test } from 'vitest'

import { env } from '@/src/lib/env'
import { verifySeal } from '@/src/lib/seal/verify-seal'
import { fileOfPaper, findPaper } from '@/src/services/signing/papers'
import { sealCertificates, sealInUse } from '@/src/services/signing/seal-key'
import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { FIRST_ADMIN } from '@/tests/support/people/first-admin'
import { person, type SignedIn, signIn } from '@/tests/support/people/people'
import { signedByBoth } from '@/tests/support/signing/signing'
import { tablesWith } from '@/tests/support/tables-with'

const payload = await testPayload()
const before = { SEAL_P12_FILE: env.SEAL_P12_FILE, SEAL_P12_PASSWORD: env.SEAL_P12_PASSWORD }
afterEach(() => {
  Object.assign(env, before)
})

/** A key of an operator's own, as an authority hands it out; made with `openssl pkcs12 -export`. */
const P12 = { SEAL_P12_FILE: 'tests/support/signing/operator-key.p12', SEAL_P12_PASSWORD: 'secret' }

async function upload(as: SignedIn, password: string) {
  const body = new FormData()
  body.set('password', password)
  body.set('file', new Blob([await readFile(P12.SEAL_P12_FILE)]), 'seal.p12')
  return api('POST', '/seal-key/load', { as, body })
}

test('staff with the right to settings upload a certificate: it seals, and is never handed out', async () => {
  const admin = await signIn(payload, FIRST_ADMIN.email, FIRST_ADMIN.password)
  expect(await upload(admin, 'wrong')).toMatchObject({
    status: 422,
    body: { error: { fields: { password: expect.stringContaining('does not open') } } },
  })
  expect((await upload(await person(payload), 'secret')).status).toBe(403)
  expect((await upload(admin, 'secret')).status).toBe(200)
  expect(await sealInUse({ payload })).toMatchObject({
    subject: 'CN=Northlight Filings',
    isFixed: false,
    isExpired: false,
  })
  const theirs = await sealed()
  expect(verifySeal(theirs, await sealCertificates({ payload })).kind).toBe('intact')
  const file = await readFile(P12.SEAL_P12_FILE, 'base64')
  expect(await tablesWith(payload, file.slice(0, 40))).toEqual([])

  expect((await api('POST', '/seal-key/remove', { as: admin })).status).toBe(200)
  expect(await sealInUse({ payload })).toBeNull()
  expect(verifySeal(theirs, await sealCertificates({ payload })).kind).toBe('intact')
  const logged = await payload.find({
    collection: 'auditLog',
    where: { entity: { equals: 'signing_keys' } },
    sort: 'createdAt',
    overrideAccess: true, // tests look at all of it
  })
  expect(logged.docs.map(({ action }) => action)).toEqual(['load_seal_key', 'remove_seal_key'])
})

async function sealed(): Promise<Buffer> {
  const { paper } = await signedByBoth(payload)
  const req = await createLocalReq({}, payload)
  const found = await findPaper(req, paper.id)
  if (!found) throw new Error('There is no paper')
  return fileOfPaper(req, found)
}

test('papers are sealed with the operator’s own .p12, and verify when they have got another key', async () => {
  Object.assign(env, P12)
  const theirs = await sealed()
  const sealOf = async (file: Buffer) => {
    const seal = verifySeal(file, await sealCertificates({ payload }))
    return seal.kind === 'intact' ? seal.certificate.subject : seal.kind
  }
  expect(await sealOf(theirs)).toBe('CN=Northlight Filings')

  Object.assign(env, before)
  const own = await sealed()
  expect(await sealOf(own)).toMatch(/^CN=(?!Northlight)/)
  expect(await sealOf(theirs)).toBe('CN=Northlight Filings')
})
