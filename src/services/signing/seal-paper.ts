import { PDF } from '@libpdf/core'
import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { getDocumentProxy } from 'unpdf'
import { z } from 'zod'
import { documents, papers } from '@/src/database-schema'
import { withEnding } from '@/src/domain/documents/file-name'
import { signedCopyMail } from '@/src/email/templates/signing/signed-copy'
import { databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { enqueue } from '@/src/lib/queues'
import { sealPdf } from '@/src/lib/seal/seal-pdf'
import { now } from '@/src/lib/sql-parts'
import { createRow } from '@/src/lib/write-row'
import { type CertifiedSigner, certificatePdf, MARK, marksPdf } from '@/src/pdf/certificate'
import { removeDocumentsWhere } from '@/src/services/documents/stored-files'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'
import { readMailBrand } from '@/src/services/mail/mail-brand'
import { appendEvent, eventsOf } from './chain'
import { accountOf, issueLink, LINK_DAYS, linkTo } from './links'
import { frozenBytes, type SignedPaper, sha256Of } from './papers'
import { fingerprintOf, sealSigner } from './seal-key'
import { signersIn } from './signed-facts'

type Place = { readonly page: number; readonly x: number; readonly y: number }

/** Where a name is printed last, as readers see the file; null where it is not. */
async function placeOf(file: Buffer, name: string): Promise<Place | null> {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  for (let page = pdf.numPages; page > 0; page -= 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    const printed = items.flatMap((item) => ('str' in item && item.str !== '' ? [item] : []))
    for (const [index, { transform }] of [...printed.entries()].reverse()) {
      const [, , , , x, y] = z.array(z.number()).parse(transform)
      const rest = printed.slice(index, index + WORDS).map(({ str }) => str)
      if (x !== undefined && y !== undefined && startsWithName(rest, name))
        return { page: page - 1, x, y }
    }
  }
  return null
}

/** A name is printed in so many pieces at most. */
const WORDS = 8

const plain = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, '')

const startsWithName = (pieces: readonly string[], name: string): boolean =>
  plain(pieces.join('')).startsWith(plain(name))

/** Lays the marks above the printed names, where a page has them: the last time that each is printed. */
async function drawMarks(
  pdf: PDF,
  file: Buffer,
  signers: readonly CertifiedSigner[],
): Promise<void> {
  const marks = await PDF.load(await marksPdf(signers))
  for (const [index, { name }] of signers.entries()) {
    const place = await placeOf(file, name)
    const page = place && pdf.getPage(place.page)
    if (!page) continue // the certificate shows it
    const y = Math.min(place.y + ABOVE, page.height - MARK.height)
    page.drawPage(await pdf.embedPage(marks, index), { x: place.x, y })
  }
}

/** From the foot of a printed name to the mark, in points: above the line that is drawn over it. */
const ABOVE = 16

type Sealed = { readonly bytes: Buffer; readonly sha256: string }

/** The signed file: what was shown, the marks, the certificate, what was shown once more as it was, and the seal. */
async function sealedFile(req: PayloadRequest, paper: SignedPaper): Promise<Sealed> {
  const original = await frozenBytes(req, paper)
  const signers = signersIn(await eventsOf(req, [paper.id]))
  const [signer, { companyName }] = [await sealSigner(req), await readMailBrand(req)]
  const pdf = await PDF.load(original)
  await drawMarks(pdf, original, signers)
  const certificate = await PDF.load(
    await certificatePdf({
      title: paper.title,
      company: paper.company,
      paper: paper.id,
      template: paper.template,
      pages: paper.pages,
      sha256: paper.sha256,
      signers,
      seller: companyName,
      verifyUrl: new URL('/verify', env.SITE_URL).href,
      fingerprint: fingerprintOf(signer.certificate),
    }),
  )
  const all = Array.from({ length: certificate.getPageCount() }, (_, index) => index)
  await pdf.copyPagesFrom(certificate, all)
  pdf.addAttachment('as-signed.pdf', original, { mimeType: 'application/pdf' })
  const whole = await PDF.load(await pdf.save())
  const bytes = await sealPdf(whole, { signer, reason: `Signed: ${paper.title}`, at: new Date() })
  return { bytes, sha256: sha256Of(bytes) }
}

/** Mails each signer the way to the signed file: their dashboard, or a link that works without an account. */
async function sendCopies(req: PayloadRequest, paper: SignedPaper): Promise<void> {
  for (const signer of paper.signers) {
    const { email } = signer
    if (!email) continue
    const user = await accountOf(req, paper, signer)
    const copyUrl = user
      ? new URL(`/dashboard/documents?orderId=${paper.order}`, env.SITE_URL).href
      : linkTo(
          '/api/signing/copy',
          await issueLink(req, { paper: paper.id, signer: signer.key, purpose: 'copy' }),
        )
    await enqueueEmail(req, 'signed-copy', { email, order: paper.order, user }, (brand) =>
      signedCopyMail({
        brand,
        name: signer.name,
        title: paper.title,
        company: paper.company,
        worksFor: user ? null : `${LINK_DAYS.copy} days`,
        copyUrl,
      }),
    )
  }
}

/**
 * Seals a paper that everyone has signed, in the transaction of the last signature: without the seal
 * there is no last signature either. The sealed file takes the place of the one that was shown, which is
 * attached to it.
 */
export async function sealPaper(req: PayloadRequest, paper: SignedPaper): Promise<void> {
  const { bytes, sha256 } = await sealedFile(req, paper)
  const db = await databaseOf(req)
  const document = await createRow(req, 'documents', {
    data: {
      name: `${paper.title} (signed)`,
      type: 'other',
      order: paper.order,
      uploadedBy: 'staff',
    },
    file: {
      name: withEnding(paper.title, 'pdf'),
      data: bytes,
      mimetype: 'application/pdf',
      size: bytes.length,
    },
    overrideAccess: true, // services alone write signed papers
  })
  await db
    .update(papers)
    .set({ state: 'signed', document: document.id, updatedAt: now })
    .where(eq(papers.id, paper.id))
  if (paper.document) await removeDocumentsWhere(req, eq(documents.id, paper.document))
  await appendEvent(req, { kind: 'sealed', paper: paper.id, file: sha256 })
  await sendCopies(req, paper)
  await enqueue(req, 'produce-papers', { order: paper.order }) // what ends with it is recorded there
}
