import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { papers } from '@/src/database-schema'
import { maySignOnScreen } from '@/src/domain/signing/signature-rules'
import { signersProblem, whoseTurn } from '@/src/domain/signing/signers'
import { databaseOf, inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { now } from '@/src/lib/sql-parts'

import { askSigner, signedKeys } from './links'
import { frozenBytes, holdPaper, type SignedPaper } from './papers'

/** Why a paper cannot be signed on screen; null when it can. */
async function problemOf(req: PayloadRequest, paper: SignedPaper): Promise<string | null> {
  if (paper.signature !== 'electronic' || !maySignOnScreen(paper.kind))
    return 'This document cannot be signed on screen.'
  const problem = signersProblem(paper.signers)
  if (problem) return problem
  const { PDF } = await import('@libpdf/core')
  const pdf = await PDF.load(await frozenBytes(req, paper))
  if (pdf.getPageCount() !== paper.pages) return 'This document’s file is not complete.'
  const form = pdf.getForm()
  return form && form.getFields().length > 0
    ? 'This document has fields that are still open.'
    : null
}

/** Asks everyone whose turn it is. */
export async function askNext(req: PayloadRequest, paper: SignedPaper): Promise<void> {
  for (const signer of whoseTurn(paper.signers, await signedKeys(req, paper.id)))
    await askSigner(req, paper, signer)
}

/**
 * Sends a paper to its first signers. From then on its bytes are what is signed.
 *
 * @param emails the addresses of signers whom the paper names without one, by their keys
 * @throws AppError 409 with the reason why it cannot be signed on screen
 */
export async function startSigning(
  outer: PayloadRequest,
  id: string,
  emails: Readonly<Record<string, string>> = {},
): Promise<SignedPaper> {
  return inTransactionOf(outer, async (req) => {
    const held = await holdPaper(req, id)
    if (held.state === 'signing') return held
    const signers = held.signers.map((one) => ({
      ...one,
      email: one.email ?? emails[one.key] ?? null,
    }))
    const paper = { ...held, signers }
    const problem =
      paper.state === 'ready'
        ? await problemOf(req, paper)
        : 'This document is not open for signing.'
    if (problem) throw new AppError('not_on_screen', problem, 409)
    const db = await databaseOf(req)
    await db
      .update(papers)
      .set({ state: 'signing', signers: [...signers], updatedAt: now })
      .where(and(eq(papers.id, id), eq(papers.state, 'ready')))
    const started = { ...paper, state: 'signing' } as const
    await askNext(req, started)
    return started
  })
}
