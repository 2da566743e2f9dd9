import { eq } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { orders } from '@/src/database-schema'
import { withoutBuyer, withoutServiceBuyer } from '@/src/domain/checkout/contact-answers'
import { draftAnswers } from '@/src/domain/checkout/formation-answers'
import { serviceDraftAnswers } from '@/src/domain/checkout/service-answers'
import { idOf } from '@/src/domain/vocabulary/relation'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { hashToken, randomToken } from '@/src/lib/secrets'
import { updateRow } from '@/src/lib/write-row'
import type { CheckoutDraft } from '@/src/payload-types'
import {
  draftExpiry,
  findOpenDraftByHash,
  lockDraftByHash,
  opensTo,
} from '@/src/services/checkout/draft'
import { hashOfLink, type ResumeLink } from '@/src/services/checkout/resume-link'
import { lockOrder } from '@/src/services/orders/change-order'
import { standingOf } from '@/src/services/payments/attempts'

/** Who presses the button on the page of a resume link. */
export type Continuing = {
  readonly user: {
    readonly id: string
    readonly email: string
    readonly isVerified: boolean
  } | null
  /** The draft of this kind that their browser has open. */
  readonly held: string | undefined
  /** The email address that they typed to show that the order is theirs; empty when left out. */
  readonly email: string
}

const DEAD = new AppError('expired', 'This link no longer works.', 410)
const PAYING = new AppError(
  'paying',
  'A payment for this order is in progress. Wait a few minutes, then try again.',
  409,
)
const NOT_THEIRS = new AppError(
  'wrong_email',
  'This is not the email address on the order. Check it, or leave it empty.',
  422,
  { email: 'This is not the email address on the order. Check it, or leave it empty.' },
)

/** The email that a draft's receipt would go to; empty while none was given. */
export function emailOfDraft(draft: Pick<CheckoutDraft, 'answers'>): string {
  const parsed = draftAnswers.pick({ email: true }).safeParse(draft.answers)
  return (parsed.data?.email ?? '').trim().toLowerCase()
}

/**
 * Whether someone is known to be the one who began a draft: the browser that has it open, the
 * account that it was begun in, or the account with its confirmed address.
 */
export function isDraftOwner(
  draft: CheckoutDraft,
  hash: string,
  { user, held }: Omit<Continuing, 'email'>,
): boolean {
  if (held && hashToken(held) === hash && opensTo(draft, user?.id)) return true
  if (!user) return false
  if (idOf(draft.user) === user.id) return true
  return user.isVerified && user.email.toLowerCase() === emailOfDraft(draft)
}

/**
 * Whether who goes on may keep the name, email and address that were typed. Otherwise the receipt
 * of what they pay would go to anyone who sent them the link.
 * @throws AppError 422 `wrong_email`
 */
function mayKeepBuyer(draft: CheckoutDraft, hash: string, by: Continuing): boolean {
  const email = emailOfDraft(draft)
  if (email === '' || isDraftOwner(draft, hash, by)) return true
  if (by.email === '') return false
  if (by.email.trim().toLowerCase() !== email) throw NOT_THEIRS
  return true
}

function withoutContact(draft: CheckoutDraft) {
  const { step } = draft
  return draft.kind === 'formation'
    ? withoutBuyer({ step, answers: draftAnswers.catch({}).parse(draft.answers) })
    : withoutServiceBuyer({ step, answers: serviceDraftAnswers.catch({}).parse(draft.answers) })
}

/**
 * Ends every pass to the order that a draft has led to. One in an account that is not theirs stays
 * there, and the draft leads to an order of its own.
 * @returns the order that the draft still leads to
 * @throws AppError 409 `paying`, 410 `expired`
 */
async function releaseOrder(
  req: PayloadRequest,
  draft: CheckoutDraft,
  by: Continuing,
): Promise<string | null> {
  const id = idOf(draft.order)
  if (!id) return null
  const order = await lockOrder(req, id)
  const { kind } = await standingOf(req, order)
  if (kind === 'paid') throw DEAD
  if (kind !== 'free') throw PAYING
  const db = await databaseOf(req)
  await db.update(orders).set({ passHash: null }).where(eq(orders.id, id))
  const owner = idOf(order.user)
  return owner === null || owner === by.user?.id ? id : null
}

/**
 * Goes on with the draft that a mailed link opens, in another browser: the draft gets a new key,
 * and the old one opens nothing any more, in cookies and in links. It happens once, however often
 * and however many at the same time press the button.
 *
 * @returns the draft, and the key that this browser is to hold
 * @throws AppError 410 `expired`, 409 `paying`, 422 `wrong_email`
 */
export async function continueDraft(
  payload: Payload,
  link: ResumeLink,
  by: Continuing,
): Promise<{ readonly draft: CheckoutDraft; readonly token: string }> {
  const hash = hashOfLink(link)
  const found = await findOpenDraftByHash(payload, link.kind, hash)
  if (!found) throw DEAD
  const next = randomToken()
  const draft = await inTransaction(payload, async (req) => {
    const held = await lockDraftByHash(req, found.id, hash)
    if (!held) throw DEAD
    const keeps = mayKeepBuyer(held, hash, by)
    const order = await releaseOrder(req, held, by)
    return updateRow(req, 'checkoutDrafts', held.id, {
      data: {
        ...(keeps ? {} : withoutContact(held)),
        tokenHash: hashToken(next),
        order,
        user: by.user?.id ?? null,
        resumeMailedAt: null,
        expiresAt: draftExpiry(),
      },
      overrideAccess: true, // the link's token is the key to it
    })
  })
  return { draft, token: next }
}
