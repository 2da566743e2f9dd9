import { createLocalReq } from 'payload'
import { afterEach, expect, test } from 'vitest'

import { env } from '@/src/lib/env'
import { verifySeal } from '@/src/lib/seal/verify-seal'
import { fileOfPaper, findPaper } from '@/src/services/signing/papers'
import { sealCertificates } from '@/src/services/signing/seal-key'
import { testPayload } from '@/tests/support/database'
import { signedByBoth } from '@/tests/support/signing/signing'

const payload = await testPayload()
const before = { SEAL_P12_FILE: env.SEAL_P12_FILE, SEAL_P12_PASSWORD: env.SEAL_P12_PASSWORD }
afterEach(() => {
  Object.assign(env, before)
})

/** A key of an operator's own, as an authority hands it out; made with `openssl pkcs12 -export`. */
const P12 = { SEAL_P12_FILE: 'tests/support/signing/operator-key.p12', SEAL_P12_PASSWORD: 'secret' }

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
