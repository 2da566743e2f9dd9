import config from '@payload-config'
import { cookies } from 'next/headers'
import { getPayload, type Payload } from 'payload'

import { type SignView, type ToSign, wordsOfKind } from '@/src/domain/signing/sign-view'
import { isTheirs, whoseTurn } from '@/src/domain/signing/signers'
import { linkInput } from '@/src/domain/signing/signing-input'
import { ENDED_TEXTS } from '@/src/domain/signing/signing-texts'
import { signedInUser } from '@/src/queries/platform/session'
import { eventsOf, signedIn } from '@/src/services/signing/chain'
import { endedBehind, peekLink } from '@/src/services/signing/links'
import {
  findPaper,
  papersOfOrder,
  papersOfUser,
  type SignedPaper,
  signingIn,
} from '@/src/services/signing/papers'
import { scansOf } from '@/src/services/signing/scans'
import { consentOf, pagesRead } from '@/src/services/signing/sign'

/** A paper for the one who signs it in this browser; null for everyone else. */
export async function signView(id: string): Promise<SignView | null> {
  const [payload, user, jar] = await Promise.all([
    getPayload({ config }),
    signedInUser(),
    cookies(),
  ])
  const paper = await findPaper({ payload }, id)
  const headers = new Headers({ cookie: jar.toString() })
  const signing = paper && (await signingIn({ payload, user, headers }, paper))
  if (!signing) return null
  const { signer, how } = signing
  const [events, consent, read] = await Promise.all([
    eventsOf({ payload }, [id]),
    consentOf({ payload }, signing),
    pagesRead({ payload }, signing),
  ])
  const signedAt = signedIn(events, id)
  const turn = whoseTurn(paper.signers, signedAt)
  return {
    id,
    title: paper.title,
    company: paper.company,
    ...wordsOfKind(paper.kind),
    pages: paper.pages,
    sha256: paper.sha256,
    state: paper.state,
    voidCause: paper.voidCause,
    signer: { name: signer.name, role: signer.role },
    isTurn: turn.some(({ key }) => key === signer.key),
    signedAt: signedAt.get(signer.key) ?? null,
    consentedAt: consent?.at ?? null,
    read,
    signers: paper.signers.map(({ key, name, role }) => ({
      key,
      name,
      role,
      signedAt: signedAt.get(key) ?? null,
    })),
    orderHref: how === 'account' ? `/dashboard/orders/${paper.order}` : null,
  }
}

/** Whether the owner of a paper, who is signed in, only has to confirm their email address to sign it. */
export async function awaitsEmail(id: string): Promise<boolean> {
  const [payload, user] = await Promise.all([getPayload({ config }), signedInUser()])
  if (!user || user.emailVerifiedAt) return false
  return (await findPaper({ payload }, id))?.user === user.id
}

/** What a mailed link would open, before anything happens, and why a document is signed no longer. */
export async function mailedSigning(sent: unknown) {
  const { data } = linkInput.safeParse(sent)
  if (!data) return null
  const req = { payload: await getPayload({ config }) }
  const found = await peekLink(req, data.token)
  if (found) {
    const { paper, signer } = found
    return { token: data.token, title: paper.title, name: signer.name }
  }
  const ended = await endedBehind(req, data.token)
  return ended && { ...ended, ended: ENDED_TEXTS[ended.cause] }
}

/** What is next for the customer of an order, and who else has to sign; a guest has no `email`. */
function next(
  { state, signers }: SignedPaper,
  signed: ReadonlyMap<string, string>,
  email: string,
): Pick<ToSign, 'next' | 'waitsFor' | 'missing'> {
  const turn = whoseTurn(signers, signed)
  const isMine = turn.some((one) => isTheirs(one, email))
  const waitsFor = isMine ? [] : turn.map(({ name }) => name)
  const missing = signers.flatMap(({ key, name, email: known }) => (known ? [] : [{ key, name }]))
  const isAlone = isMine && signers.length === 1
  if (state === 'ready' && !isAlone) return { next: 'send', waitsFor, missing }
  return { next: isMine ? 'sign' : 'wait', waitsFor, missing: [] }
}

/** The papers that wait for signatures, in the orders of an account. */
export async function papersToSign(user: {
  readonly id: string
  readonly email: string
}): Promise<ToSign[]> {
  const payload = await getPayload({ config })
  return unsigned(payload, await papersOfUser({ payload }, user.id), user.email)
}

/**
 * The papers of one order that wait for signatures. The caller has made sure that the order may be seen.
 *
 * @param email the address of the account that the order is in; a guest signs by a mailed link instead
 */
export async function orderPapersToSign(order: string, email = ''): Promise<ToSign[]> {
  const payload = await getPayload({ config })
  return unsigned(payload, await papersOfOrder({ payload }, order), email)
}

async function unsigned(payload: Payload, all: readonly SignedPaper[], email: string) {
  const waiting = all.filter(
    ({ state, signature }) =>
      (state === 'ready' || state === 'signing') &&
      (signature === 'electronic' || signature === 'ink'),
  )
  const ids = waiting.map(({ id }) => id)
  const [events, scans] = await Promise.all([eventsOf({ payload }, ids), scansOf({ payload }, ids)])
  return waiting.map((paper): ToSign => {
    const { id, order, title, company, signature } = paper
    const about = { id, order, title, company, refused: null }
    if (signature !== 'ink') return { ...about, ...next(paper, signedIn(events, id), email) }
    const scan = scans.get(id)
    const isSeen = scan?.state === 'waiting'
    const refused = isSeen ? null : (scan?.reason ?? null)
    return { ...about, next: isSeen ? 'look' : 'print', refused, waitsFor: [], missing: [] }
  })
}
