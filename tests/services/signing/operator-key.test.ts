import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
const folder = mkdtempSync(join(tmpdir(), 'operator-key-'))
afterEach(() => {
  Object.assign(env, before)
  rmSync(folder, { recursive: true, force: true })
})

/** A key of an operator's own, as an authority hands it out. */
function p12(name: string, password: string): string {
  const [key, certificate, file] = ['key.pem', 'certificate.pem', `${name}.p12`].map((one) =>
    join(folder, one),
  )
  const run = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' })
  run(
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', `/CN=${name}`],
    ...['-keyout', key ?? '', '-out', certificate ?? ''],
  )
  run(
    ...['pkcs12', '-export', '-inkey', key ?? '', '-in', certificate ?? ''],
    ...['-out', file ?? '', '-passout', `pass:${password}`],
  )
  return file ?? ''
}

async function sealed(): Promise<Buffer> {
  const { paper } = await signedByBoth(payload)
  const req = await createLocalReq({}, payload)
  const found = await findPaper(req, paper.id)
  if (!found) throw new Error('There is no paper')
  return fileOfPaper(req, found)
}

test('papers are sealed with the operator’s own .p12, and verify when they have got another key', async () => {
  Object.assign(env, {
    SEAL_P12_FILE: p12('Northlight Filings', 'secret'),
    SEAL_P12_PASSWORD: 'secret',
  })
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
