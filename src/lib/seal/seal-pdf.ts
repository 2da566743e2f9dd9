import { X509Certificate } from 'node:crypto'

import type { PDF, Signer } from '@libpdf/core'

import { keyBytes, type SealKey } from '@/src/lib/seal/der'

const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const

/** Room for the signature in the file, in bytes: what a chain of four certificates needs. */
const ROOM = 12_288

export async function ownSigner(key: SealKey): Promise<Signer> {
  const [certificate, ...chain] = key.certificates.map((one) => new X509Certificate(one).raw)
  if (!certificate) throw new Error('A key for sealing has no certificate')
  const { CryptoKeySigner } = await import('@libpdf/core') // large, and needed for this alone
  const secret = await crypto.subtle.importKey('pkcs8', keyBytes(key), RSA, false, ['sign'])
  return new CryptoKeySigner(secret, certificate, 'RSA', RSA.name, chain)
}

/** Prepares a key from a .p12 file. @throws Error when the password is wrong or it holds no key */
export async function fileSigner(p12: Uint8Array, password: string): Promise<Signer> {
  const { P12Signer } = await import('@libpdf/core')
  return P12Signer.create(p12, password)
}

/**
 * Seals a PDF as PAdES B-B: a signature of its own over all of its bytes, which any reader checks.
 *
 * @returns the sealed file, which no later step may save again
 */
export async function sealPdf(
  pdf: PDF,
  { signer, reason, at }: { readonly signer: Signer; readonly reason: string; readonly at: Date },
): Promise<Buffer> {
  const { bytes } = await pdf.sign({
    signer,
    reason,
    signingTime: at,
    level: 'B-B',
    estimatedSize: ROOM,
  })
  return Buffer.from(bytes)
}
