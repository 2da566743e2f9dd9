import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { Signer } from '@libpdf/core'
import { desc, eq } from 'drizzle-orm'
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

/** The newest key of the installation's own; a certificate of the operator's is kept without its key. */
async function newest(req: Caller) {
  const db = await databaseOf(req)
  const keys = await db.select().from(signing_keys).orderBy(desc(signing_keys.madeAt))
  const opened = keys.map(({ keySealed, certificate }) => ({
    privateKey: unseal(keySealed, sealKeyPlace),
    certificate,
  }))
  return opened.find(({ privateKey }) => privateKey !== NO_KEY)
}

const NO_KEY = 'with the operator'

const pemsOf = ({ certificate, certificateChain = [] }: Signer): string[] =>
  [certificate, ...certificateChain].map((raw) => pem('CERTIFICATE', Buffer.from(raw)))

/** Keeps the operator's certificates, so that their seals verify when they have got another one. */
async function remember(req: PayloadRequest, signer: Signer): Promise<void> {
  const certificate = pemsOf(signer).join('')
  const db = await databaseOf(req)
  const [known] = await db
    .select({ id: signing_keys.id })
    .from(signing_keys)
    .where(eq(signing_keys.certificate, certificate))
  if (known) return
  await db.insert(signing_keys).values({ keySealed: seal(NO_KEY, sealKeyPlace), certificate })
}

/**
 * What seals papers: the operator's key where the environment names one, else the installation's own,
 * which is made once, in the request's transaction.
 */
export async function sealSigner(req: PayloadRequest): Promise<Signer> {
  const operators = await operatorSigner()
  await lockInTransaction(req, 'signing key')
  if (operators) {
    await remember(req, operators)
    return operators
  }
  const known = await newest(req)
  if (known) {
    const certificates = [known.certificate]
    return ownSigner({ privateKey: known.privateKey, certificates })
  }
  const made = makeSealKey(new URL(env.SITE_URL).hostname, new Date())
  const db = await databaseOf(req)
  await db.insert(signing_keys).values({
    keySealed: seal(made.privateKey, sealKeyPlace),
    certificate: made.certificates.join(''),
  })
  return ownSigner(made)
}

const END = '-----END CERTIFICATE-----\n'
const oneByOne = (pems: string): string[] =>
  pems.split(END).flatMap((part) => (part.trim() ? [part + END] : []))

/** Every certificate whose seals are ours, PEM: of keys that are no longer used as well. */
export async function sealCertificates(req: Caller): Promise<string[]> {
  const db = await databaseOf(req)
  const own = await db
    .select({ certificate: signing_keys.certificate })
    .from(signing_keys)
    .orderBy(desc(signing_keys.madeAt))
  const operators = await operatorSigner()
  const theirs = operators ? pemsOf(operators) : []
  return [...new Set([...theirs, ...own.flatMap(({ certificate }) => oneByOne(certificate))])]
}

/** The fingerprint by which people compare certificates. */
export const fingerprintOf = (raw: Uint8Array): string =>
  new X509Certificate(Buffer.from(raw)).fingerprint256
