import type { Payload } from 'payload'

import { maskedEmail } from '@/src/domain/accounts/masked-email'
import type { DraftKind } from '@/src/domain/checkout/draft-kind'
import { draftAnswers } from '@/src/domain/checkout/formation-answers'
import { isServiceStep, SERVICE_STEPS } from '@/src/domain/checkout/service-steps'
import { isStep, STEPS } from '@/src/domain/vocabulary/checkout-steps'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import { type Money, money } from '@/src/domain/vocabulary/money/money'
import type { CheckoutDraft } from '@/src/payload-types'
import { findDraftByHash, findOpenDraft, findOpenDraftByHash } from '@/src/services/checkout/draft'
import { hashOfLink, readResumeLink } from '@/src/services/checkout/resume-link'
import { quoteDraft } from '@/src/services/checkout/sale'
import {
  type Continuing,
  emailOfDraft,
  isDraftOwner,
} from '@/src/services/purchase/place/continue-draft'

/** Who follows a resume link. */
export type Follower = {
  readonly user: Continuing['user']
  /** The key of the draft of a kind that their browser has open. */
  readonly held: (kind: DraftKind) => string | undefined
}

/** What the page of a resume link tells, before anything happens. Nothing that was typed. */
export type ResumeOffer = {
  readonly kind: DraftKind
  /** Of a formation, once it was chosen. */
  readonly companyType: CompanyType | null
  /** The address on the order, masked; null while it has none. */
  readonly startedBy: string | null
  /** ISO 8601. */
  readonly startedAt: string
  readonly stepTitle: string
  readonly total: Money | null
  /** What it came to when the mail was written, where prices have changed since. */
  readonly was: Money | null
  /** The order of this kind that this browser has open, and would no longer; by its first day. */
  readonly replaces: { readonly startedAt: string } | null
  /** The email on the order has to be typed to keep what it says about its buyer. */
  readonly asksEmail: boolean
}

const chosen = draftAnswers.pick({ companyType: true })

function companyTypeOf({ kind, answers }: CheckoutDraft): CompanyType | null {
  return kind === 'formation' ? (chosen.safeParse(answers).data?.companyType ?? null) : null
}

function titleOf(step: string): string {
  if (isStep(step)) return STEPS[step]
  return isServiceStep(step) ? SERVICE_STEPS[step] : ''
}

/** Another draft of the kind, which this browser has open. */
async function otherDraft(payload: Payload, kind: DraftKind, { user, held }: Follower, id: string) {
  const own = await findOpenDraft(payload, kind, held(kind), user?.id)
  return own && own.id !== id ? { startedAt: own.createdAt } : null
}

/** Looks at what a resume link opens, and changes nothing: mail programs open links too. */
export async function resumeOffer(
  payload: Payload,
  sealed: string,
  { user, held }: Follower,
): Promise<ResumeOffer | 'expired' | 'completed'> {
  const link = readResumeLink(sealed, new Date())
  if (!link) return 'expired'
  const { kind } = link
  const hash = hashOfLink(link)
  const draft = await findOpenDraftByHash(payload, kind, hash)
  if (!draft) return (await findDraftByHash(payload, kind, hash)) ? 'completed' : 'expired'
  const email = emailOfDraft(draft)
  const was = 'hash' in link ? link.totalMinor : 0
  const { totalMinor, currency } = await quoteDraft(payload, draft)
  return {
    kind,
    companyType: companyTypeOf(draft),
    startedBy: email === '' ? null : maskedEmail(email),
    startedAt: draft.createdAt,
    stepTitle: titleOf(draft.step),
    total: totalMinor > 0 ? money(totalMinor, currency) : null,
    was: was > 0 && was !== totalMinor ? money(was, currency) : null,
    replaces: await otherDraft(payload, kind, { user, held }, draft.id),
    asksEmail: email !== '' && !isDraftOwner(draft, hash, { user, held: held(kind) }),
  }
}
