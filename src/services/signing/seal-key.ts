import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { Signer } from '@libpdf/core'
import { desc } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { type Caller, databaseOf, lockInTransaction } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { makeSealKey, pem } from '@/src/lib/seal/own-certificate'
import { fileSigner, ownSigner } from '@/src/lib/seal/seal-pdf'
import { signing_keys } from '@/src/lib/seal/tables'
import { seal, unseal } from '@/src/lib/secrets'

/** A key opens for this column alone. */
export const sealKeyPlace = 'signing_keys.key'

/** The certificates of an operator's own key; none where the environment names no file. */
async function operatorSigner(): Promise<Signer | null> {
  if (!env.SEAL_P12_FILE) return null
  return fileSigner(await readFile(env.SEAL_P12_FILE), env.SEAL_P12_PASSWORD)
}

async function newest(req: Caller) {
  const db = await databaseOf(req)
  const [key] = await db.select().from(signing_keys).orderBy(desc(signing_keys.madeAt)).limit(1)
  return key
}

/**
 * What seals papers: the operator's key where the environment names one, else the installation's own,
 * which is made once, in the request's transaction.
 */
export async function sealSigner(req: PayloadRequest): Promise<Signer> {
  const operators = await operatorSigner()
  if (operators) return operators
  await lockInTransaction(req, 'signing key')
  const known = await newest(req)
  if (known) {
    const certificates = [known.certificate]
    return ownSigner({ privateKey: unseal(known.keySealed, sealKeyPlace), certificates })
  }
  const made = makeSealKey(new URL(env.SITE_URL).hostname, new Date())
  const db = await databaseOf(req)
  await db.insert(signing_keys).values({
    keySealed: seal(made.privateKey, sealKeyPlace),
    certificate: made.certificates.join(''),
  })
  return ownSigner(made)
}

/** Every certificate whose seals are ours, PEM: of keys that are no longer used as well. */
export async function sealCertificates(req: Caller): Promise<string[]> {
  const db = await databaseOf(req)
  const own = await db
    .select({ certificate: signing_keys.certificate })
    .from(signing_keys)
    .orderBy(desc(signing_keys.madeAt))
  const operators = await operatorSigner()
  const theirs = operators ? [operators.certificate, ...(operators.certificateChain ?? [])] : []
  return [
    ...theirs.map((raw) => pem('CERTIFICATE', Buffer.from(raw))),
    ...own.map(({ certificate }) => certificate),
  ]
}

/** The fingerprint by which people compare certificates. */
export const fingerprintOf = (raw: Uint8Array): string =>
  new X509Certificate(Buffer.from(raw)).fingerprint256
