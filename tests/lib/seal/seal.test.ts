import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'

import { makeSealKey } from '@/src/lib/seal/der'
import { ownSigner, sealPdf } from '@/src/lib/seal/seal-pdf'
import { verifySeal } from '@/src/lib/seal/verify-seal'
import { rounds } from '@/tests/support/suite/sample'

const AT = new Date('2026-11-26T18:00:00.000Z')
const key = makeSealKey('Osprey Filings', AT)

async function sealed(by = key): Promise<Buffer> {
  const pdf = PDF.create()
  pdf.addPage({ size: 'letter' }).drawText('Operating Agreement', { x: 72, y: 700 })
  return sealPdf(pdf, { signer: await ownSigner(by), reason: 'Sealed', at: AT })
}

test('a sealed file shows who sealed it and when', async () => {
  const verdict = verifySeal(await sealed(), key.certificates)
  expect(verdict).toMatchObject({ kind: 'intact', sealedAt: AT })
})

test('another installation’s seal is not ours, and a file without one has none', async () => {
  const theirs = await sealed(makeSealKey('Osprey Filings', AT))
  expect(verifySeal(theirs, key.certificates)).toMatchObject({ kind: 'broken' })
  expect(verifySeal(theirs)).toMatchObject({ kind: 'intact' })
  expect(verifySeal(Buffer.from('%PDF-1.7\n%%EOF'), key.certificates)).toEqual({ kind: 'none' })
})

test('each changed, added or missing byte of a sealed file is found', async () => {
  const file = await sealed()
  expect(verifySeal(Buffer.concat([file, Buffer.from('\n')]), key.certificates).kind).toBe('broken')
  expect(verifySeal(file.subarray(0, -1), key.certificates).kind).toBe('broken')
  const tries = rounds(10_000, 400)
  for (let index = 0; index < tries; index += 1) {
    const at = Math.floor((index / tries) * file.length)
    const changed = Buffer.from(file)
    changed[at] = (file[at] ?? 0) ^ (1 << (index % 8))
    const { kind } = verifySeal(changed, key.certificates)
    if (kind === 'intact') expect.unreachable(`A change of byte ${at} was not found`)
  }
})
