import { desc, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { FileVerdict } from '@/src/domain/signing/file-verdict'
import { databaseOf } from '@/src/lib/database'
import { hashOfEntry } from '@/src/lib/seal/hash-chain'
import { signing_events } from '@/src/lib/seal/tables'
import { verifySeal } from '@/src/lib/seal/verify-seal'

import { eventsOf, headOf, type PaperEvent } from './chain'
import { findPaper, sha256Of } from './papers'
import { sealCertificates } from './seal-key'
import { signersIn } from './signed-facts'

/** Whether an event of the chain follows from the one before. */
async function holds(req: PayloadRequest, event: PaperEvent): Promise<boolean> {
  const { facts: _, hash, ...body } = event
  if (hashOfEntry(body) !== hash) return false
  if (event.position === 1) return true
  const db = await databaseOf(req)
  const [before] = await db
    .select({ hash: signing_events.hash })
    .from(signing_events)
    .where(eq(signing_events.position, event.position - 1))
  return before?.hash === event.previous
}

/** Looks a file up, and checks its seal. */
export async function verifyFile(req: PayloadRequest, file: Buffer): Promise<FileVerdict> {
  const sha256 = sha256Of(file)
  const db = await databaseOf(req)
  const [found] = await db
    .select({ paper: signing_events.paper, kind: signing_events.kind })
    .from(signing_events)
    .where(eq(signing_events.file, sha256))
    .orderBy(desc(signing_events.position))
    .limit(1)
  const [seal, head] = [verifySeal(file, await sealCertificates(req)), await headOf(req)]
  const empty = {
    sha256,
    why: null,
    title: null,
    sealedAt: null,
    signers: [],
    isVoid: false,
    voidCause: null,
    entry: null,
    head,
  }
  if (!found) {
    if (seal.kind === 'intact')
      return { ...empty, kind: 'sealed', sealedAt: seal.sealedAt.toISOString() }
    return seal.kind === 'broken'
      ? { ...empty, kind: 'changed', why: seal.why }
      : { ...empty, kind: 'unknown' }
  }
  const events = await eventsOf(req, [found.paper])
  const sealed = events.find(({ kind }) => kind === 'sealed')
  const isSigned = sealed?.file === sha256
  const event = isSigned ? sealed : events.find(({ file: one }) => one === sha256)
  const paper = await findPaper(req, found.paper)
  return {
    ...empty,
    kind: isSigned ? 'signed' : 'unsigned',
    title: paper?.title ?? null,
    sealedAt: sealed?.at ?? null,
    signers: isSigned
      ? signersIn(events).map(({ name, role, signedAt }) => ({ name, role, at: signedAt }))
      : [],
    isVoid: events.some(({ kind }) => kind === 'voided'),
    voidCause: paper?.voidCause ?? null,
    entry: event
      ? { position: event.position, hash: event.hash, holds: await holds(req, event) }
      : null,
  }
}
