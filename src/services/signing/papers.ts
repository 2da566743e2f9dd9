import { createHash } from 'node:crypto'

import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { orders, papers } from '@/src/database-schema'
import type { VoidCause } from '@/src/domain/papers/paper-states'
import { isTheirs, type Signer, signersOf } from '@/src/domain/signing/signers'
import { isId } from '@/src/domain/vocabulary/id'
import { type Caller, databaseOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { findById } from '@/src/lib/find-one'
import { readCookie, SIGNING_COOKIE } from '@/src/lib/http/cookies'
import { signing_links } from '@/src/lib/seal/tables'
import { hashToken } from '@/src/lib/secrets'
import { readPass } from '@/src/lib/tokens'
import type { Paper } from '@/src/payload-types'
import { readDocumentFile } from '@/src/services/documents/stored-files'
import { mayOpenOrder, viewerOf } from '@/src/services/orders/order-pass'

/** A paper, as far as signing it is concerned. */
export type SignedPaper = {
  readonly id: string
  readonly order: string
  /** The account that the order is in. */
  readonly user: string | null
  readonly company: string
  readonly kind: string
  readonly title: string
  readonly template: number
  readonly state: Paper['state']
  /** Null while it is in force. */
  readonly voidCause: VoidCause | null
  readonly signature: Paper['signature']
  readonly signers: readonly Signer[]
  readonly sha256: string
  readonly pages: number
  readonly document: string | null
}

const COLUMNS = {
  id: papers.id,
  order: papers.order,
  user: orders.user,
  company: sql<string>`coalesce(${orders.legalName}, '')`,
  kind: papers.kind,
  title: papers.title,
  template: papers.template,
  state: papers.state,
  voidCause: papers.voidCause,
  signature: papers.signature,
  signers: papers.signers,
  sha256: papers.sha256,
  pages: papers.pages,
  document: papers.document,
} as const

async function select(req: Caller, which: SQL): Promise<SignedPaper[]> {
  const db = await databaseOf(req)
  const rows = await db
    .select(COLUMNS)
    .from(papers)
    .innerJoin(orders, eq(orders.id, papers.order))
    .where(which)
    .orderBy(papers.createdAt)
  return rows.map((row) => ({
    ...row,
    signers: signersOf(row.signers),
    voidCause: row.state === 'void' ? (row.voidCause ?? ('changed' as const)) : null,
  }))
}

export const noPaper = () => new AppError('no_paper', 'This document does not exist.', 404)

/** The papers of an account's orders. */
export const papersOfUser = (req: Caller, user: string): Promise<SignedPaper[]> =>
  select(req, eq(orders.user, user))

/** The papers of one order. */
export const papersOfOrder = (req: Caller, order: string): Promise<SignedPaper[]> =>
  select(req, eq(papers.order, order))

/** A paper by its id; null where there is none. */
export async function findPaper(req: Caller, id: string): Promise<SignedPaper | null> {
  if (!isId(id)) return null
  const [paper] = await select(req, eq(papers.id, id))
  return paper ?? null
}

/** A paper by its id, held until the transaction ends: nothing else signs or voids it meanwhile. */
export async function holdPaper(req: PayloadRequest, id: string): Promise<SignedPaper> {
  const db = await databaseOf(req)
  if (isId(id))
    await db.select({ id: papers.id }).from(papers).where(eq(papers.id, id)).for('update')
  const paper = await findPaper(req, id)
  if (!paper) throw noPaper()
  return paper
}

/** The paper of an order that the request may open, signed or not. @throws AppError 404 */
export async function requireOwnPaper(req: PayloadRequest, id: string): Promise<SignedPaper> {
  const paper = await findPaper(req, id)
  if (paper && (await mayOpenOrder(req.payload, viewerOf(req), paper.order))) return paper
  throw noPaper()
}

export const sha256Of = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/** The file of a document; null when it is gone or away. */
export async function bytesOf(req: PayloadRequest, id: string | null): Promise<Buffer | null> {
  const document = id && (await findById(req, 'documents', id, { overrideAccess: true })) // who asks may see the paper
  const file = document && (await readDocumentFile(req, document))
  return file ? Buffer.from(await file.arrayBuffer()) : null
}

/** The file of a paper. @throws AppError 503 when it is gone or away */
export async function fileOfPaper(req: PayloadRequest, paper: SignedPaper): Promise<Buffer> {
  const file = await bytesOf(req, paper.document)
  if (file) return file
  throw new AppError(
    'file_away',
    'This document is not available right now. Please try again.',
    503,
  )
}

/** The bytes that are shown and signed. @throws AppError 409 when they are not those that were frozen */
export async function frozenBytes(req: PayloadRequest, paper: SignedPaper): Promise<Buffer> {
  const bytes = await fileOfPaper(req, paper)
  if (sha256Of(bytes) === paper.sha256) return bytes
  throw new AppError(
    'file_changed',
    'This document’s file has changed, so it cannot be signed.',
    409,
  )
}

/** How long a browser that opened a mailed link may go on. */
export const SESSION_HOURS = 24

/** Someone at work on a paper, and how we know who they are. */
export type Signing = {
  readonly paper: SignedPaper
  readonly signer: Signer
  readonly how: 'account' | 'link'
}

type Asking = Pick<PayloadRequest, 'payload' | 'user' | 'headers'>

/** The signer who is signed in to the account of the order; undefined for everyone else. */
function signerByAccount({ user }: Asking, paper: SignedPaper): Signer | undefined {
  if (!user?.emailVerifiedAt || user.id !== paper.user) return undefined
  return paper.signers.find((one) => isTheirs(one, user.email))
}

/** The signer whose mailed link this browser has opened, also for other papers of the order. */
async function signerByLink(req: Asking, paper: SignedPaper): Promise<Signer | undefined> {
  const pass = readPass(readCookie(req.headers, SIGNING_COOKIE))
  if (!pass) return undefined
  const db = await databaseOf(req)
  const [link] = await db
    .select({ signer: signing_links.signer, signers: papers.signers, order: papers.order })
    .from(signing_links)
    .innerJoin(papers, eq(papers.id, signing_links.paper))
    .where(
      and(
        eq(signing_links.id, pass.id),
        eq(signing_links.sessionHash, hashToken(pass.token)),
        eq(signing_links.purpose, 'sign'),
        isNull(signing_links.revokedAt),
        gt(signing_links.openedAt, sql`now() - make_interval(hours => ${SESSION_HOURS})`),
      ),
    )
  if (!link || link.order !== paper.order) return undefined
  const holder = signersOf(link.signers).find(({ key }) => key === link.signer)
  return paper.signers.find((one) => isTheirs(one, holder?.email ?? ''))
}

/**
 * Who signs a paper in this browser: the owner of the order by their account, everyone else by a link
 * of their own. Null for all others. Staff are never a signer, whatever the browser holds.
 */
export async function signingIn(req: Asking, paper: SignedPaper): Promise<Signing | null> {
  if (req.user && req.user.role !== 'user') return null
  const owner = signerByAccount(req, paper)
  if (owner) return { paper, signer: owner, how: 'account' }
  const signer = await signerByLink(req, paper)
  return signer ? { paper, signer, how: 'link' } : null
}

/** @throws AppError 404 for everyone but a signer of the paper */
export async function requireSigning(req: PayloadRequest, id: string): Promise<Signing> {
  const paper = await findPaper(req, id)
  const signing = paper && (await signingIn(req, paper))
  if (signing) return signing
  throw noPaper()
}
