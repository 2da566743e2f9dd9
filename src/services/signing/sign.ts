import { and, count, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import { papers } from '@/src/database-schema'
import { whoseTurn } from '@/src/domain/signing/signers'
import { isPrintedName, type signInput } from '@/src/domain/signing/signing-input'
import { CONSENT, statementOf } from '@/src/domain/signing/signing-texts'
import { type Caller, databaseOf, inTransactionOf, lockInTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { clientIp } from '@/src/lib/http/network/client-ip'
import { signing_reads } from '@/src/lib/seal/tables'

import { appendEvent, eventsOf, type PaperEvent } from './chain'
import { signedKeys } from './links'
import {
  fileOfPaper,
  frozenBytes,
  holdPaper,
  requireSigning,
  type SignedPaper,
  type Signing,
  signingIn,
} from './papers'
import type { SignedFacts } from './signed-facts'
import { askNext, startSigning } from './start'

const AGENT_LENGTH = 300

const browserOf = ({ headers }: PayloadRequest) => ({
  ip: clientIp(headers) ?? '',
  agent: (headers.get('user-agent') ?? '').slice(0, AGENT_LENGTH),
})

const closed = () =>
  new AppError('not_open', 'This document is not open for signing. Reload the page.', 409)

/** @throws AppError 409 unless the paper is being signed */
function requireOpen(paper: SignedPaper): void {
  if (paper.state !== 'signing') throw closed()
}

/** When someone agreed to electronic records for an order, to the text that is shown now. */
export async function consentOf(
  req: Caller,
  { paper, signer }: Pick<Signing, 'paper' | 'signer'>,
): Promise<PaperEvent | null> {
  const db = await databaseOf(req)
  const family = await db
    .select({ id: papers.id })
    .from(papers)
    .where(eq(papers.order, paper.order))
  const events = await eventsOf(
    req,
    family.map(({ id }) => id),
  )
  const isTheirs = ({ kind, facts }: PaperEvent) =>
    kind === 'consented' && facts?.email === signer.email && facts?.version === CONSENT.version
  return events.find(isTheirs) ?? null
}

/**
 * Takes consent to electronic records, once for an order. A paper that is ready is sent to its signers
 * by it, where the owner of the order is one of them.
 */
export async function giveConsent(
  outer: PayloadRequest,
  id: string,
  version: string,
): Promise<void> {
  await inTransactionOf(outer, async (req) => {
    const signing = await requireSigning(req, id)
    if (version !== CONSENT.version)
      throw new AppError('old_text', 'This text has changed. Reload the page.', 409)
    const paper = signing.paper.state === 'ready' ? await startSigning(req, id) : signing.paper
    requireOpen(paper)
    if (await consentOf(req, signing)) return
    const { name, email } = signing.signer
    await appendEvent(req, {
      kind: 'consented',
      paper: id,
      signer: signing.signer.key,
      facts: { name, email, version, by: signing.how, ...browserOf(req) },
    })
  })
}

/** How many pages of a paper a signer has opened. */
export async function pagesRead(
  req: Caller,
  { paper, signer }: Pick<Signing, 'paper' | 'signer'>,
): Promise<number> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ pages: count() })
    .from(signing_reads)
    .where(and(eq(signing_reads.paper, paper.id), eq(signing_reads.signer, signer.key)))
  return row?.pages ?? 0
}

/** Pages may be read before a paper is sent to its signers: its bytes are the same. */
const isToRead = ({ state }: SignedPaper) => state === 'ready' || state === 'signing'

/**
 * Notes which pages a signer's browser has fetched: the first and the last of them are events. Pages that
 * are fetched at once are counted one after the other, so that one of them is the first, and one the last.
 */
async function noteRead(
  req: PayloadRequest,
  { paper, signer }: Signing,
  pages: readonly number[],
): Promise<void> {
  await lockInTransaction(req, `signing-reads:${paper.id}:${signer.key}`)
  const db = await databaseOf(req)
  const before = await pagesRead(req, { paper, signer })
  await db
    .insert(signing_reads)
    .values(pages.map((page) => ({ paper: paper.id, signer: signer.key, page })))
    .onConflictDoNothing()
  const after = await pagesRead(req, { paper, signer })
  const about = { paper: paper.id, signer: signer.key, file: paper.sha256 }
  if (before === 0 && after > 0)
    await appendEvent(req, { ...about, kind: 'opened', facts: browserOf(req) })
  if (before < paper.pages && after === paper.pages)
    await appendEvent(req, { ...about, kind: 'read', facts: { pages: after } })
}

/** What a signer sees: the frozen file, and once everyone has signed the sealed one. */
const shownBytes = (req: PayloadRequest, paper: SignedPaper): Promise<Buffer> =>
  paper.state === 'signed' ? fileOfPaper(req, paper) : frozenBytes(req, paper)

/** One page of a paper, as a PDF of its own. It counts as opened once it was fetched. */
export async function openPage(outer: PayloadRequest, id: string, page: number): Promise<Buffer> {
  return inTransactionOf(outer, async (req) => {
    const signing = await requireSigning(req, id)
    const { paper } = signing
    if (page < 1 || page > paper.pages)
      throw new AppError('no_page', 'This document has no such page.', 404)
    const { PDF } = await import('@libpdf/core')
    const pdf = await PDF.load(await shownBytes(req, paper))
    const only = await (await pdf.extractPages([page - 1])).save()
    if (isToRead(paper)) await noteRead(req, signing, [page])
    return Buffer.from(only)
  })
}

/** The whole file, for a person whose browser does not show the pages. All of them count as opened. */
export async function openWhole(outer: PayloadRequest, id: string): Promise<Buffer> {
  return inTransactionOf(outer, async (req) => {
    const signing = await requireSigning(req, id)
    const bytes = await shownBytes(req, signing.paper)
    const all = Array.from({ length: signing.paper.pages }, (_, index) => index + 1)
    if (isToRead(signing.paper)) await noteRead(req, signing, all)
    return bytes
  })
}

const lastAt = (events: readonly PaperEvent[], kind: string, signer: string) =>
  events.findLast((event) => event.kind === kind && event.signer === signer)?.at ?? ''

/** What has to hold before someone signs. @throws AppError with the reason */
async function requireReady(
  req: PayloadRequest,
  signing: Signing,
  input: z.infer<typeof signInput>,
): Promise<PaperEvent> {
  const { paper, signer } = signing
  requireOpen(paper)
  const signed = await signedKeys(req, paper.id)
  if (signed.has(signer.key))
    throw new AppError('signed_already', 'You have signed this document already.', 409)
  if (!whoseTurn(paper.signers, signed).some(({ key }) => key === signer.key))
    throw new AppError('not_your_turn', 'Someone else signs before you. We email you then.', 409)
  const consent = await consentOf(req, signing)
  if (!consent) throw new AppError('no_consent', 'Agree to electronic records first.', 409)
  if ((await pagesRead(req, signing)) < paper.pages)
    throw new AppError('not_read', 'Open all pages of the document first.', 409)
  if (input.sha256 !== paper.sha256)
    throw new AppError('other_file', 'This document has changed. Reload the page.', 409)
  const { mark } = input
  if (mark.kind === 'typed' && !isPrintedName(mark.name, signer.name)) {
    const words = `Type your name as it is printed: ${signer.name}`
    throw new AppError('other_name', words, 422, { 'mark.name': words })
  }
  await frozenBytes(req, paper)
  return consent
}

/**
 * Signs one paper: one person, one act. The last signer's act also seals the file, in the same
 * transaction. Everyone whose turn comes next is asked.
 *
 * @returns whether everyone has signed
 * @throws AppError 404 for strangers and staff, 409 or 422 with what is missing
 */
export async function signPaper(
  outer: PayloadRequest,
  id: string,
  input: z.infer<typeof signInput>,
): Promise<boolean> {
  await requireSigning(outer, id) // strangers hold no row
  return inTransactionOf(outer, async (req) => {
    const paper = await holdPaper(req, id)
    const signing = await signingIn(req, paper)
    if (!signing) throw closed()
    const consent = await requireReady(req, signing, input)
    const { signer, how } = signing
    const events = await eventsOf(req, [id])
    const facts: SignedFacts = {
      name: signer.name,
      role: signer.role,
      email: signer.email ?? '',
      identified:
        how === 'account'
          ? 'Account with a confirmed email address'
          : 'One-time link sent to the email address',
      mark: input.mark,
      statement: statementOf(paper.title),
      consentVersion: CONSENT.version,
      consentedAt: consent.at,
      openedAt: lastAt(events, 'opened', signer.key),
      readAt: lastAt(events, 'read', signer.key),
      ...browserOf(req),
    }
    await appendEvent(req, {
      kind: 'signed',
      paper: id,
      signer: signer.key,
      file: paper.sha256,
      facts,
    })
    const signed = await signedKeys(req, id)
    const turn = whoseTurn(paper.signers, signed)
    if (turn.length > 0) {
      const isNewTurn = turn.every(({ order }) => order !== signer.order)
      if (isNewTurn) await askNext(req, paper)
      return false
    }
    const { sealPaper } = await import('./seal-paper') // draws pages: large, and needed for this alone
    await sealPaper(req, paper)
    return true
  })
}
