import { z } from 'zod'

const DAY_MS = 86_400_000

const line = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null)
const relation = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null)

/** What is on record about something that the site claims: where it comes from, and who saw to it. */
export const claimState = z.object({
  verified: z
    .boolean()
    .nullish()
    .transform((is) => is === true),
  source: line,
  sourceUrl: line,
  asOf: line,
  expiresAt: line,
  evidence: relation,
  enteredBy: relation,
  verifiedBy: relation,
  verifiedAt: line,
})
export type ClaimState = z.infer<typeof claimState>

/** What someone enters of it; the rest is written down by the server. */
const ENTERED = ['source', 'sourceUrl', 'evidence'] as const
const DAYS = ['asOf', 'expiresAt'] as const

export const CLAIM_REFUSALS = {
  unsaved: 'Save what you entered first. Someone else can verify it then.',
  no_source: 'Enter the source and the date of this claim before it is verified.',
  no_evidence: 'Add an evidence file or a link to the source before this is verified.',
  own_words: 'You entered this, so someone else has to verify it.',
  alone_evidence: 'You entered this and work alone here: attach a file that proves it first.',
  too_soon: 'You confirmed this less than a day ago. Confirm it once more tomorrow.',
  expired: 'The last day of this claim has passed. Enter a later one before it is verified.',
} as const
type ClaimRefusal = keyof typeof CLAIM_REFUSALS

type Dated = { readonly expiresAt?: string | null | undefined }

/** The first moment at which a claim is no longer shown, if it has a last day (UTC). */
export function claimEnd({ expiresAt }: Dated): Date | null {
  if (!expiresAt) return null
  const day = new Date(expiresAt)
  day.setUTCHours(0, 0, 0, 0)
  return new Date(day.getTime() + DAY_MS)
}

/** Whether the site may say it: it is verified, and its last day is not over. */
export function claimStands(claim: Dated & { verified?: boolean | null }, now: Date): boolean {
  const end = claimEnd(claim)
  return claim.verified === true && (end === null || now < end)
}

type Change = {
  /** What is on record now; null for something new. */
  readonly was: ClaimState | null
  readonly asked: ClaimState
  readonly hasNewWords: boolean
  /** Who changes it; null for a program. */
  readonly person: string | null
  /** True if no one else on the staff could verify it. */
  readonly isAlone: boolean
  readonly at: Date
}

function refusalOf(change: Change, isChanged: boolean): ClaimRefusal | null {
  const { was, asked, person, isAlone, at } = change
  if (!was || isChanged) return 'unsaved'
  if (!asked.source || !asked.asOf) return 'no_source'
  if (!asked.evidence && !asked.sourceUrl) return 'no_evidence'
  const end = claimEnd(asked)
  if (end && end <= at) return 'expired'
  if (was.enteredBy !== person) return null
  if (!isAlone) return 'own_words'
  if (!asked.evidence) return 'alone_evidence'
  const isWaiting = confirmedBefore(change) && Date.parse(was.verifiedAt ?? '') > +at - DAY_MS
  return isWaiting ? 'too_soon' : null
}

/** Whether the one who works alone has confirmed it once already. */
const confirmedBefore = ({ was, person }: Change) =>
  person !== null && was?.verifiedBy === person && was.verifiedAt !== null

const timeOf = (day: string | null | undefined) => (day ? Date.parse(day) : null)

/** Whether something else was entered. Two ways to write the same moment are no change. */
const isOther = (was: ClaimState | null, asked: ClaimState): boolean =>
  ENTERED.some((name) => (was?.[name] ?? null) !== asked[name]) ||
  DAYS.some((name) => timeOf(was?.[name]) !== timeOf(asked[name]))

/**
 * A claim as it is kept after a change. Anyone who changes what is claimed has entered it, and it has
 * to be verified again, by someone else; a person who works alone confirms it twice, a day apart, with a
 * file as evidence.
 */
export function judgeClaim(
  change: Change,
): { readonly claim: ClaimState } | { readonly refusal: ClaimRefusal } {
  const { was, asked, hasNewWords, person, at } = change
  const isChanged = hasNewWords || isOther(was, asked)
  const wasVerified = was?.verified === true
  const record = {
    enteredBy: was?.enteredBy ?? null,
    verifiedBy: was?.verifiedBy ?? null,
    verifiedAt: was?.verifiedAt ?? null,
  }
  if (person === null) return { claim: { ...asked, ...record } } // no one entered or verified it
  const entered = isChanged || !was ? { ...record, enteredBy: person } : record
  const isPending = !isChanged && !wasVerified // a first confirmation stands until something changes
  const confirmed = isPending ? {} : { verifiedBy: null, verifiedAt: null }
  const open = { ...asked, ...entered, ...confirmed, verified: false }
  if (!asked.verified || (wasVerified && isChanged)) return { claim: open }
  if (wasVerified) return { claim: { ...asked, ...record } }
  const refusal = refusalOf(change, isChanged)
  if (refusal) return { refusal }
  const isFirstOfTwo = was?.enteredBy === person && !confirmedBefore(change)
  const now = { verifiedBy: person, verifiedAt: at.toISOString() }
  return { claim: { ...asked, ...record, ...now, verified: !isFirstOfTwo } }
}

/** A customer’s words as the home page shows them, and who said them. */
export type TestimonialView = {
  readonly id: string
  readonly quote: string
  readonly author: string
}
