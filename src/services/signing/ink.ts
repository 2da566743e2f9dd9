import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import QRCode from 'qrcode'

import { papers } from '@/src/database-schema'
import type { ScanDecision } from '@/src/domain/signing/signing-input'
import { ENDED_TEXTS } from '@/src/domain/signing/signing-texts'
import { databaseOf, inTransactionOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { AppError, wrongField } from '@/src/lib/errors'
import { enqueue } from '@/src/lib/queues'
import { signing_scans } from '@/src/lib/seal/tables'
import { now } from '@/src/lib/sql-parts'
import { storeCustomerUpload } from '@/src/services/documents/store-customer-upload'
import { audit } from '@/src/services/platform/record-audit'

import { appendEvent } from './chain'
import {
  bytesOf,
  frozenBytes,
  holdPaper,
  requireOwnPaper,
  type SignedPaper,
  sha256Of,
} from './papers'
import { printCode } from './scans'

const plainCode = (code: string) => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

/** The paper that a request's customer signs with a pen. @throws AppError 404 or 409 */
async function requireInk(req: PayloadRequest, id: string): Promise<SignedPaper> {
  const paper = await requireOwnPaper(req, id)
  if (paper.signature !== 'ink')
    throw new AppError('not_ink', 'This document is signed on screen.', 409)
  requireInForce(paper)
  return paper
}

/** @throws AppError 409 `not_open` */
function requireInForce({ voidCause }: SignedPaper): void {
  if (voidCause) throw new AppError('not_open', ENDED_TEXTS[voidCause], 409)
}

/** @throws AppError 409 `not_open` or `signed_already` */
function requireUnsigned(paper: SignedPaper): void {
  requireInForce(paper)
  if (paper.state === 'signed')
    throw new AppError('signed_already', 'This document is signed already.', 409)
}

const QR_POINTS = 44

/** A paper to print: each page with its code, as letters and as squares, and its number. */
export async function printedPaper(req: PayloadRequest, id: string): Promise<Buffer> {
  const paper = await requireInk(req, id)
  const { PDF, rgb } = await import('@libpdf/core')
  const pdf = await PDF.load(await frozenBytes(req, paper))
  const code = printCode(paper)
  const link = new URL(`/verify?code=${code}`, env.SITE_URL).href
  const { modules } = QRCode.create(link, { errorCorrectionLevel: 'M' })
  const side = QR_POINTS / modules.size
  for (const [index, page] of pdf.getPages().entries()) {
    const [left, bottom] = [page.width - QR_POINTS - 18, 14]
    for (let row = 0; row < modules.size; row += 1)
      for (let column = 0; column < modules.size; column += 1)
        if (modules.get(row, column))
          page.drawRectangle({
            x: left + column * side,
            y: bottom + (modules.size - 1 - row) * side,
            width: side,
            height: side,
            color: rgb(0, 0, 0),
          })
    page.drawText(`${code}  ${index + 1}/${paper.pages}`, { x: left - 78, y: bottom + 4, size: 8 })
  }
  return Buffer.from(await pdf.save())
}

/**
 * Takes a photograph or scan of a paper that was signed with a pen; staff look at it next.
 *
 * @throws AppError 422 when the code is another paper's, or an older version's, 409 when it is signed or void
 */
export async function storeScan(
  outer: PayloadRequest,
  id: string,
  { code, file }: { code: string; file: { name: string; data: Buffer } },
): Promise<void> {
  const paper = await requireInk(outer, id)
  if (plainCode(code) !== plainCode(printCode(paper))) {
    throw wrongField(
      'code',
      'This is not the code of this document’s latest version. Print it again.',
      'wrong_code',
    )
  }
  requireUnsigned(paper)
  await inTransactionOf(outer, async (req) => {
    // Locks the order, which comes before its papers.
    const document = await storeCustomerUpload(req, { file, kind: 'other', order: paper.order })
    requireUnsigned(await holdPaper(req, id))
    const db = await databaseOf(req)
    const { document: scanned, state } = signing_scans
    const isSent = and(eq(scanned, document.id), eq(state, 'waiting'))
    if ((await db.$count(signing_scans, isSent)) > 0) return // the same form, sent twice
    await db.insert(signing_scans).values({ paper: id, document: document.id, state: 'waiting' })
    await db
      .update(papers)
      .set({ state: 'signing', updatedAt: now })
      .where(and(eq(papers.id, id), eq(papers.state, 'ready')))
    await appendEvent(req, { kind: 'scan_received', paper: id, file: sha256Of(file.data) })
  })
}

/**
 * What staff see on a scan: all pages, a signature in each place, and where the original is. Accepted,
 * the paper is signed; else the customer is asked for another one.
 */
export async function decideScan(
  outer: PayloadRequest,
  id: string,
  input: ScanDecision,
): Promise<{ message: string }> {
  return inTransactionOf(outer, async (req) => {
    const db = await databaseOf(req)
    const [scan] = await db
      .select()
      .from(signing_scans)
      .where(eq(signing_scans.id, id))
      .for('update')
    if (!scan) throw new AppError('no_scan', 'This scan does not exist.', 404)
    if (scan.state !== 'waiting')
      throw new AppError('decided', 'This scan was decided already.', 409)
    const paper = await holdPaper(req, scan.paper)
    requireUnsigned(paper)
    const isAccepted = input.decision === 'accept'
    await db
      .update(signing_scans)
      .set({
        state: isAccepted ? 'accepted' : 'refused',
        original: input.decision === 'accept' ? input.original : null,
        reason: input.decision === 'refuse' ? input.reason : null,
        decidedBy: req.user?.id ?? null,
        decidedAt: now,
      })
      .where(eq(signing_scans.id, id))
    const stored = await bytesOf(req, scan.document)
    if (isAccepted && !stored)
      throw new AppError('file_away', 'This scan’s file is not available.', 503)
    const file = stored ? sha256Of(stored) : undefined
    await appendEvent(req, {
      kind: isAccepted ? 'scan_accepted' : 'scan_refused',
      paper: paper.id,
      ...(file ? { file } : {}),
      facts: { ...input },
    })
    await audit(req, 'orders', isAccepted ? 'accept' : 'refuse', ['papers', paper.id], {
      before: { state: paper.state },
      after: { ...input },
    })
    if (isAccepted) {
      await db
        .update(papers)
        .set({ state: 'signed', updatedAt: now })
        .where(eq(papers.id, paper.id))
      await enqueue(req, 'produce-papers', { order: paper.order })
    }
    return {
      message: isAccepted
        ? `${paper.title}: signed in ink`
        : `${paper.title}: another scan is needed`,
    }
  })
}
