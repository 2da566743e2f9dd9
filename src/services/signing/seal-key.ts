import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { Signer } from '@libpdf/core'
import { desc, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { type Caller, databaseOf, inTransactionOf, lockInTransaction } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { invalidInput } from '@/src/lib/errors'
import { makeSealKey, pem } from '@/src/lib/seal/der'
import { fileSigner, ownSigner } from '@/src/lib/seal/seal-pdf'
import { signing_keys } from '@/src/lib/seal/tables'
import { seal, unseal } from '@/src/lib/secrets'
import { audit } from '@/src/services/platform/record-audit'

/** A key opens for this column alone. */
export const sealKeyPlace = 'signing_keys.key'

/** How a sealed .p12 file begins, before its base64 and, in the next line, its password. */
const P12 = 'p12:'

/** Every key that is kept, opened, the newest first. */
async function openedKeys(req: Caller) {
  const db = await databaseOf(req)
  const keys = await db.select().from(signing_keys).orderBy(desc(signing_keys.madeAt))
  return keys.map(({ id, keySealed, certificate }) => ({
    id,
    privateKey: unseal(keySealed, sealKeyPlace),
    certificate,
  }))
}

type OpenedKey = Awaited<ReturnType<typeof openedKeys>>[number]

const isUploaded = ({ privateKey }: OpenedKey) => privateKey?.startsWith(P12) ?? false

/** An uploaded .p12 file that is in use. */
async function uploadedSigner(req: Caller): Promise<Signer | null> {
  const file = (await openedKeys(req)).find(isUploaded)?.privateKey
  if (!file) return null
  const end = file.indexOf('\n')
  return fileSigner(Buffer.from(file.slice(P12.length, end), 'base64'), file.slice(end + 1))
}

/** An operator's own key: the file that the environment names, else the one that was uploaded. */
async function operatorSigner(req: Caller): Promise<Signer | null> {
  if (!env.SEAL_P12_FILE) return uploadedSigner(req)
  return fileSigner(await readFile(env.SEAL_P12_FILE), env.SEAL_P12_PASSWORD)
}

/** The newest key of the installation's own; a certificate of the operator's is kept without its key. */
const newest = async (req: Caller) =>
  (await openedKeys(req)).find((key) => key.privateKey !== NO_KEY && !isUploaded(key))

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
 * What seals papers: the operator's key where there is one, else the installation's own,
 * which is made once, in the request's transaction.
 */
export async function sealSigner(req: PayloadRequest): Promise<Signer> {
  const operators = await operatorSigner(req)
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

/** Forgets the keys of uploaded files. Their certificates stay, so that their seals verify. */
async function forgetUploaded(req: PayloadRequest): Promise<void> {
  const db = await databaseOf(req)
  for (const { id } of (await openedKeys(req)).filter(isUploaded)) {
    const emptied = { keySealed: seal(NO_KEY, sealKeyPlace) }
    await db.update(signing_keys).set(emptied).where(eq(signing_keys.id, id))
  }
}

/** Seals papers with the installation's own key again. */
export async function removeSealKey(outer: PayloadRequest): Promise<void> {
  await inTransactionOf(outer, async (req) => {
    await lockInTransaction(req, 'signing key')
    await forgetUploaded(req)
    await audit(req, 'settings', 'remove_seal_key', ['signing_keys', 'uploaded'])
  })
}

/**
 * Seals papers with an operator's own certificate from now on. The file and its password are stored
 * encrypted, and never leave again.
 *
 * @throws AppError 422 where the file does not open, or its certificate is not valid today
 */
export async function loadSealKey(
  req: PayloadRequest,
  { file, password }: { readonly file: Buffer; readonly password: string },
): Promise<void> {
  const signer = await fileSigner(file, password).catch(() => null)
  if (!signer) {
    throw invalidInput({
      password: 'The file does not open with this password, or holds no key.',
    })
  }
  const { validFrom, validTo } = new X509Certificate(Buffer.from(signer.certificate))
  if (Date.parse(validTo) <= Date.now()) {
    throw invalidInput({ file: `This certificate expired on ${calendarDay(dayOf(validTo))}.` })
  }
  if (Date.parse(validFrom) > Date.now()) {
    throw invalidInput({ file: `This certificate is valid from ${calendarDay(dayOf(validFrom))}.` })
  }
  await inTransactionOf(req, async (inner) => {
    await lockInTransaction(inner, 'signing key')
    await forgetUploaded(inner)
    const certificate = pemsOf(signer).join('')
    const db = await databaseOf(inner)
    await db.delete(signing_keys).where(eq(signing_keys.certificate, certificate))
    const keySealed = seal(`${P12}${file.toString('base64')}\n${password}`, sealKeyPlace)
    const [row] = await db
      .insert(signing_keys)
      .values({ keySealed, certificate })
      .returning({ id: signing_keys.id })
    await audit(inner, 'settings', 'load_seal_key', ['signing_keys', row?.id ?? ''], {
      after: { validTo },
    })
  })
}

const dayOf = (moment: string): string => new Date(moment).toISOString().slice(0, 10)

/** The certificate that seals papers now: null for the installation's own. */
export async function sealInUse(req: Caller) {
  const signer = await operatorSigner(req)
  if (!signer) return null
  const { subject, validTo } = new X509Certificate(Buffer.from(signer.certificate))
  return {
    subject: subject.replaceAll('\n', ', '),
    expiresOn: dayOf(validTo),
    isExpired: Date.parse(validTo) <= Date.now(),
    /** Named by the environment: it is changed there. */
    isFixed: Boolean(env.SEAL_P12_FILE),
  }
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
  const operators = await operatorSigner(req)
  const theirs = operators ? pemsOf(operators) : []
  return [...new Set([...theirs, ...own.flatMap(({ certificate }) => oneByOne(certificate))])]
}

/** The fingerprint by which people compare certificates. */
export const fingerprintOf = (raw: Uint8Array): string =>
  new X509Certificate(Buffer.from(raw)).fingerprint256
