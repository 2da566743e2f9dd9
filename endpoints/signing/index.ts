import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { answerForm, formDataOf } from '@/endpoints/platform/form'
import { plainStaffActions, staffRowActions } from '@/endpoints/platform/staff-actions'
import { staffPost } from '@/src/access/actions'
import { withEnding } from '@/src/domain/documents/file-name'
import {
  consentInput,
  linkInput,
  scanDecision,
  signInput,
  startInput,
} from '@/src/domain/signing/signing-input'
import { AppError, parseInput, wrongField } from '@/src/lib/errors'
import { attachment } from '@/src/lib/http/attachment'
import { BODY_LIMIT, DOCUMENT_LIMIT, VERIFY_LIMIT } from '@/src/lib/http/body-limits'
import { SIGNING_COOKIE, setCookie } from '@/src/lib/http/cookies'
import { bodyOf, get, post } from '@/src/lib/http/endpoint'
import { hashToken } from '@/src/lib/secrets'
import { refusedUpload } from '@/src/services/documents/store-customer-upload'
import { limitRate } from '@/src/services/platform/limit-rate'
import { decideScan, printedPaper, storeScan } from '@/src/services/signing/ink'
import {
  openLink,
  paperOfCopyLink,
  renewByToken,
  renewLink,
  signPath,
} from '@/src/services/signing/links'
import {
  fileOfPaper,
  noPaper,
  requireOwnPaper,
  requireSigning,
  SESSION_HOURS,
} from '@/src/services/signing/papers'
import { loadSealKey, removeSealKey, sealCertificates } from '@/src/services/signing/seal-key'
import { giveConsent, openPage, openWhole, signPaper } from '@/src/services/signing/sign'
import { startSigning } from '@/src/services/signing/start'
import { verifyFile } from '@/src/services/signing/verify-file'

const idOfRequest = (req: PayloadRequest) => String(req.routeParams?.id ?? '')

/** A PDF of one person's own: no cache keeps it, and it may load nothing. */
const pdf = (bytes: Buffer, name?: string) =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      ...(name ? { 'content-disposition': attachment(withEnding(name, 'pdf')) } : {}),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })

const tooLarge = () => refusedUpload('too_large')
const VERIFY_RULES = {
  most: VERIFY_LIMIT,
  tooLarge,
  broken: 'The file did not arrive in full. Please try again.',
  files: 'file',
} as const

function requireForm(req: PayloadRequest): void {
  if ((req.headers.get('content-type') ?? '').startsWith('multipart/form-data')) return
  throw new AppError('bad_form', 'Send the file as a form.', 415)
}

const scanFields = z.object({ code: z.string().min(1, 'Enter the code on the page').max(40) })

const sealKeyFields = z.object({ password: z.string().max(200).default('') })

/** Signing papers, on screen and with a pen, and verifying what was signed. */
export const signingEndpoints: Endpoint[] = [
  /** The button on the page of a mailed link: it opens once, and this browser keeps the pass. */
  post(
    '/signing/open',
    answerForm('/sign', async (req, sent) => {
      const { token } = parseInput(linkInput, sent)
      await limitRate(req, 'mailed-key', hashToken(token))
      const { paper, pass } = await openLink(req, token)
      const page = signPath(paper)
      const cookie = setCookie(SIGNING_COOKIE, pass, { maxAge: SESSION_HOURS * 3600 })
      return { body: { redirect: page }, page, headers: new Headers({ 'set-cookie': cookie }) }
    }),
  ),
  /** A link that works no more: another one goes to the same address. No one learns whether it did. */
  post(
    '/signing/renew',
    answerForm('/sign', async (req, sent) => {
      const { token } = parseInput(linkInput, sent)
      await limitRate(req, 'signing-link', hashToken(token))
      await renewByToken(req, token)
      return { body: { sent: true }, page: '/sign?sent=1' }
    }),
  ),
  /** A signer's copy, by the link in their email. */
  get('/signing/copy', async (req) => {
    const { token } = parseInput(linkInput, { token: req.searchParams.get('token') })
    await limitRate(req, 'signing-page', hashToken(token))
    const paper = await paperOfCopyLink(req, token)
    return pdf(await fileOfPaper(req, paper), `${paper.title} (signed)`)
  }),
  /** What we know of a file, for anyone who has it. It is read and forgotten. */
  post('/signing/verify', async (req) => {
    requireForm(req)
    await limitRate(req, 'verify', 'file') // before the file is read
    const { files } = await formDataOf(req, VERIFY_RULES)
    const [file] = files
    if (!file) throw new AppError('no_file', 'Choose a file to verify.', 422)
    return Response.json(await verifyFile(req, file.data), {
      headers: { 'cache-control': 'no-store' },
    })
  }),
  /** The certificates of our seals, to verify files without us. */
  get('/signing/certificate', async (req) => {
    await limitRate(req, 'signing-page', 'certificate')
    return new Response((await sealCertificates(req)).join(''), {
      headers: {
        'content-type': 'application/x-pem-file',
        'content-disposition': attachment('seal-certificates.pem'),
        'cache-control': 'no-store',
      },
    })
  }),
  /** The owner of the order has a paper sent to its signers. */
  post('/signing/:id/start', async (req) => {
    const { emails } = parseInput(startInput, await bodyOf(req))
    const paper = await requireOwnPaper(req, idOfRequest(req))
    await limitRate(req, 'signing', paper.id)
    const { state } = await startSigning(req, paper.id, emails)
    return Response.json({ state })
  }),
  post('/signing/:id/consent', async (req) => {
    const { version } = parseInput(consentInput, await bodyOf(req))
    const { paper } = await requireSigning(req, idOfRequest(req))
    await limitRate(req, 'signing', paper.id)
    await giveConsent(req, paper.id, version)
    return Response.json({ consented: true })
  }),
  /** One page of a paper, for its signers. That it was fetched is noted. */
  get(
    '/signing/:id/pages/:page',
    async (req) => {
      const page = Number(req.routeParams?.page)
      if (!Number.isSafeInteger(page)) throw noPaper()
      const { paper } = await requireSigning(req, idOfRequest(req))
      await limitRate(req, 'signing-page', paper.id)
      return pdf(await openPage(req, paper.id, page))
    },
    { isPrivate: true },
  ),
  /** The whole file, to read in a program of one's own. */
  get(
    '/signing/:id/file',
    async (req) => {
      const { paper } = await requireSigning(req, idOfRequest(req))
      await limitRate(req, 'signing-page', paper.id)
      return pdf(await openWhole(req, paper.id), paper.title)
    },
    { isPrivate: true },
  ),
  post('/signing/:id/sign', async (req) => {
    const input = parseInput(signInput, await bodyOf(req))
    const { paper } = await requireSigning(req, idOfRequest(req))
    await limitRate(req, 'signing', paper.id)
    return Response.json({ complete: await signPaper(req, paper.id, input) })
  }),
  /** A paper to sign with a pen, with its code on each page. */
  get(
    '/signing/:id/print',
    async (req) => {
      const { id, title } = await requireOwnPaper(req, idOfRequest(req))
      await limitRate(req, 'signing-page', id)
      return pdf(await printedPaper(req, id), title)
    },
    { isPrivate: true },
  ),
  /** A photograph or scan of a paper that was signed with a pen. */
  post('/signing/:id/scan', async (req) => {
    const { id } = await requireOwnPaper(req, idOfRequest(req))
    requireForm(req)
    await limitRate(req, 'upload', id) // before the file is read
    const { fields, files } = await formDataOf(req, { ...VERIFY_RULES, most: DOCUMENT_LIMIT })
    const { code } = parseInput(scanFields, fields)
    const [file] = files
    if (!file) throw new AppError('no_file', 'Choose a file to upload.', 422)
    await storeScan(req, id, { code, file })
    return Response.json({ message: 'We got your scan and will look at it.' }, { status: 201 })
  }),
  /** Staff have a signer mailed another link; they never see it. */
  plainStaffActions('paper', 'followSigning')(
    '/papers/:id/signers/:signer/resend',
    async (req, id) => {
      const { name } = await renewLink(req, id, String(req.routeParams?.signer ?? ''))
      return { message: `We emailed ${name} a new link.` }
    },
  ),
  staffRowActions('scan', 'followSigning')('/scans/:id/decide', scanDecision, decideScan),
  /** Seals documents with the operator's own certificate from now on. */
  staffPost('replaceSealKey', '/seal-key/load', async (req) => {
    requireForm(req)
    const { fields, files } = await formDataOf(req, { ...VERIFY_RULES, most: BODY_LIMIT })
    const { password } = parseInput(sealKeyFields, fields)
    if (!files[0]) throw wrongField('file', 'Choose the .p12 or .pfx file.', 'no_file')
    await loadSealKey(req, { file: files[0].data, password })
    return Response.json({ message: 'Documents are sealed with this certificate from now on.' })
  }),
  staffPost('replaceSealKey', '/seal-key/remove', async (req) => {
    await removeSealKey(req)
    return Response.json({ message: 'Documents are sealed with our own key from now on.' })
  }),
]
