import { and, eq, gt, isNull } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { papers, users } from '@/src/database-schema'
import type { VoidCause } from '@/src/domain/papers/paper-states'
import { type Signer, whoseTurn } from '@/src/domain/signing/signers'
import { signRequestMail } from '@/src/email/templates/signing/sign-request'
import { type Caller, databaseOf, inTransactionOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { AppError } from '@/src/lib/errors'
import { signing_links } from '@/src/lib/seal/tables'
import { hashToken, randomToken } from '@/src/lib/secrets'
import { now } from '@/src/lib/sql-parts'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'

import { appendEvent, eventsOf, signedIn } from './chain'
import { findPaper, holdPaper, noPaper, type SignedPaper } from './papers'

type Purpose = 'sign' | 'copy'

/** How long a link works, in days: to sign until it is opened, to get the signed file as often as needed. */
export const LINK_DAYS: Readonly<Record<Purpose, number>> = { sign: 7, copy: 30 }

const isOf = (token: string, purpose: Purpose) =>
  and(eq(signing_links.tokenHash, hashToken(token)), eq(signing_links.purpose, purpose))

/** Neither revoked nor too old. */
const works = and(isNull(signing_links.revokedAt), gt(signing_links.expiresAt, now))

/** The links to a paper stop: those of one signer, or all of them. */
export async function revokeLinks(
  req: PayloadRequest,
  paper: string,
  signer?: string,
): Promise<void> {
  const db = await databaseOf(req)
  await db
    .update(signing_links)
    .set({ revokedAt: now })
    .where(
      and(
        eq(signing_links.paper, paper),
        eq(signing_links.purpose, 'sign'),
        isNull(signing_links.revokedAt),
        signer === undefined ? undefined : eq(signing_links.signer, signer),
      ),
    )
}

/** Makes a link's token, of which only the hash is stored. */
export async function issueLink(
  req: PayloadRequest,
  { paper, signer, purpose }: { paper: string; signer: string; purpose: Purpose },
): Promise<string> {
  const token = randomToken()
  const db = await databaseOf(req)
  await db.insert(signing_links).values({
    paper,
    signer,
    purpose,
    tokenHash: hashToken(token),
    expiresAt: new Date(Date.now() + LINK_DAYS[purpose] * 86_400_000).toISOString(),
  })
  return token
}

/** A link that opens nothing: used, replaced, too old, or never ours. No one learns which. */
const deadLink = () =>
  new AppError('dead_link', 'This link no longer works. Ask for a new one.', 410)

export const signPath = (paper: string) => `/sign/${paper}`

export function linkTo(path: string, token: string): string {
  const link = new URL(path, env.SITE_URL)
  link.searchParams.set('token', token)
  return link.href
}

/** The account that a signer signs in to, where the order is in theirs. */
export async function accountOf(
  req: PayloadRequest,
  paper: SignedPaper,
  { email }: Signer,
): Promise<string | null> {
  if (!paper.user || !email) return null
  const db = await databaseOf(req)
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, paper.user), eq(users.email, email.trim().toLowerCase())))
  return account?.id ?? null
}

/** Asks a signer by mail: the owner in their dashboard, everyone else by a link of their own. */
export async function askSigner(
  req: PayloadRequest,
  paper: SignedPaper,
  signer: Signer,
  kind: 'asked' | 'renewed' = 'asked',
): Promise<void> {
  const { email } = signer
  if (!email) throw new Error('A signer without an address was asked')
  await revokeLinks(req, paper.id, signer.key)
  const user = await accountOf(req, paper, signer)
  const signUrl = user
    ? new URL(signPath(paper.id), env.SITE_URL).href
    : linkTo(
        '/sign',
        await issueLink(req, { paper: paper.id, signer: signer.key, purpose: 'sign' }),
      )
  await enqueueEmail(req, 'sign-request', { email, order: paper.order, user }, (brand) =>
    signRequestMail({
      brand,
      name: signer.name,
      title: paper.title,
      company: paper.company,
      role: signer.role,
      worksFor: user ? null : `${LINK_DAYS.sign} days`,
      signUrl,
    }),
  )
  await appendEvent(req, {
    kind,
    paper: paper.id,
    signer: signer.key,
    file: paper.sha256,
    facts: { name: signer.name, email, by: user ? 'account' : 'link' },
  })
}

/** Those who have signed a paper, and when. */
export const signedKeys = async (req: Caller, paper: string) =>
  signedIn(await eventsOf(req, [paper]), paper)

/** Whom a link to sign was mailed to; null for one that opens nothing now. */
export async function peekLink(req: Pick<PayloadRequest, 'payload'>, token: string) {
  const db = await databaseOf(req)
  const [link] = await db
    .select()
    .from(signing_links)
    .where(and(isOf(token, 'sign'), isNull(signing_links.openedAt), works))
  const paper = link && (await findPaper(req, link.paper))
  const signer = paper?.signers.find(({ key }) => key === link?.signer)
  return paper?.state === 'signing' && signer ? { paper, signer } : null
}

/** Why the paper of a link to sign is no longer in force; null where it is, or the link is unknown. */
export async function endedBehind(
  req: Pick<PayloadRequest, 'payload'>,
  token: string,
): Promise<{ readonly title: string; readonly cause: VoidCause } | null> {
  const db = await databaseOf(req)
  const [found] = await db
    .select({ title: papers.title, cause: papers.voidCause })
    .from(signing_links)
    .innerJoin(papers, eq(papers.id, signing_links.paper))
    .where(and(isOf(token, 'sign'), eq(papers.state, 'void')))
  return found ? { title: found.title, cause: found.cause ?? 'changed' } : null
}

/**
 * Opens a mailed link: once, and never for staff. The browser gets a pass of its own.
 *
 * @returns the paper, and what the browser keeps
 * @throws AppError 403 for staff, 410 for a link that is used, revoked, too old or unknown
 */
export async function openLink(
  req: PayloadRequest,
  token: string,
): Promise<{ readonly paper: string; readonly pass: string }> {
  if (req.user && req.user.role !== 'user')
    throw new AppError(
      'not_for_staff',
      'This link is for its signer alone. Staff cannot open it.',
      403,
    )
  if (!(await peekLink(req, token))) throw deadLink()
  const session = randomToken()
  const db = await databaseOf(req)
  const [opened] = await db
    .update(signing_links)
    .set({ openedAt: now, sessionHash: hashToken(session) })
    .where(and(isOf(token, 'sign'), isNull(signing_links.openedAt), works))
    .returning({ id: signing_links.id, paper: signing_links.paper })
  if (!opened) throw deadLink()
  return { paper: opened.paper, pass: `${opened.id}.${session}` }
}

/**
 * Mails a signer another link and revokes the older ones. Nobody but the signer gets it.
 *
 * @throws AppError 409 when it is not their turn to sign
 */
export async function renewLink(outer: PayloadRequest, id: string, key: string): Promise<Signer> {
  return inTransactionOf(outer, async (req) => {
    const paper = await holdPaper(req, id)
    const turn = whoseTurn(paper.signers, await signedKeys(req, id))
    const signer = turn.find((one) => one.key === key)
    if (paper.state !== 'signing' || !signer)
      throw new AppError('not_their_turn', 'This person has nothing to sign right now.', 409)
    await askSigner(req, paper, signer, 'renewed')
    return signer
  })
}

/** The holder of a link that opens nothing any more asks for another one, which goes to the same address. */
export async function renewByToken(req: PayloadRequest, token: string): Promise<void> {
  const db = await databaseOf(req)
  const [link] = await db
    .select({ paper: signing_links.paper, signer: signing_links.signer })
    .from(signing_links)
    .where(isOf(token, 'sign'))
  if (!link) return
  await renewLink(req, link.paper, link.signer).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error // no one learns why there is none
  })
}

/** The signed paper that a link to a copy opens. @throws AppError 404 */
export async function paperOfCopyLink(req: PayloadRequest, token: string): Promise<SignedPaper> {
  const db = await databaseOf(req)
  const [link] = await db
    .select({ paper: signing_links.paper })
    .from(signing_links)
    .where(and(isOf(token, 'copy'), works))
  const paper = link && (await findPaper(req, link.paper))
  if (paper?.state !== 'signed') throw noPaper()
  return paper
}
