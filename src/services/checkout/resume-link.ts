import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { checkout_drafts } from '@/src/database-schema'
import { DRAFT_KINDS, type DraftKind } from '@/src/domain/checkout/draft-kind'
import { isServiceStep, SERVICE_STEPS } from '@/src/domain/checkout/service-steps'
import { isStep, STEPS } from '@/src/domain/vocabulary/checkout-steps'
import { money } from '@/src/domain/vocabulary/money/money'
import { SERVICE_NAMES } from '@/src/domain/vocabulary/service-names'
import { dayText } from '@/src/domain/vocabulary/time/date-text'
import { resumeCheckoutMail } from '@/src/email/templates/checkout/resume-checkout'
import { databaseOf, inTransaction, lockInTransaction } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { hashToken, seal, unseal } from '@/src/lib/secrets'
import type { CheckoutDraft } from '@/src/payload-types'
import { quoteDraft } from '@/src/services/checkout/sale'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'

/** How long a mailed link back to a checkout works, in milliseconds: a week. */
export const RESUME_LIFETIME = 7 * 24 * 60 * 60 * 1000

const CONTEXT = 'checkout resume link'

/** What a link carries, sealed: no one but us can read the draft's key in it, or make another. */
const contents = z.object({
  /** The draft's key, or in links of mails that no one asked for the hash that is kept of it. */
  token: z.string().min(1).optional(),
  hash: z.string().length(64).optional(),
  kind: z.enum(DRAFT_KINDS),
  /** What it came to when the mail was written, in cents. */
  totalMinor: z.int().optional(),
  /** Milliseconds since 1970. */
  until: z.int(),
})

function linkWith(contents: object): string {
  const sealed = seal(JSON.stringify(contents), CONTEXT)
  const url = new URL('/checkout/resume', env.SITE_URL)
  url.searchParams.set('token', sealed)
  return url.href
}

/** A link that opens a draft once, on any device, until `until`. */
export const resumeLink = (kind: DraftKind, token: string, until: Date): string =>
  linkWith({ token, kind, until: until.getTime() })

type Kept = { readonly hash: string; readonly totalMinor: number }

/** A link by the key's hash: for an email long after the visitor left. */
export const resumeLinkOf = (kind: DraftKind, { hash, totalMinor }: Kept, until: Date): string =>
  linkWith({ hash, totalMinor, kind, until: until.getTime() })

/** What a link opens: the draft of a kind, by its key or by the hash that is kept of it. */
export type ResumeLink = { readonly kind: DraftKind } & ({ readonly token: string } | Kept)

/** What is kept of the key of the draft that a link opens. */
export const hashOfLink = (link: ResumeLink): string =>
  'hash' in link ? link.hash : hashToken(link.token)

/** What a link opens; null when it is none of ours, or too old. */
export function readResumeLink(sealed: string, now: Date): ResumeLink | null {
  try {
    const link = contents.parse(JSON.parse(unseal(sealed, CONTEXT)))
    const { token, hash, totalMinor = 0, kind } = link
    if (link.until <= now.getTime()) return null
    if (token !== undefined) return { token, kind }
    return hash === undefined ? null : { hash, totalMinor, kind }
  } catch {
    return null // tampered with, cut short by a mail program, or sealed under another secret
  }
}

/** Asked for again so soon, the first mail is on its way still. */
const PAUSE_MS = 60_000

function titleOf(step: string): string {
  if (isStep(step)) return STEPS[step]
  return isServiceStep(step) ? SERVICE_STEPS[step] : ''
}

type Asked = {
  readonly draft: CheckoutDraft
  readonly kind: DraftKind
  /** The draft's key, as this browser's cookie has it. */
  readonly token: string
  readonly to: string
}

/** Mails a link back to a purchase being prepared. Asked for twice in the same minute, it goes once. */
export async function mailResumeLink(req: PayloadRequest, asked: Asked): Promise<void> {
  const quote = await quoteDraft(req.payload, asked.draft)
  await inTransaction(req.payload, async (inside) => {
    await lockInTransaction(inside, `resume:${asked.draft.id}`)
    const now = new Date()
    const until = new Date(now.getTime() + RESUME_LIFETIME)
    // A link of the draft's former key is dead: with a new key a new mail goes out.
    const key = `resume:${asked.draft.tokenHash.slice(0, 16)}:${asked.to}:${Math.floor(now.getTime() / PAUSE_MS)}`
    await enqueueEmail(inside, 'resume-checkout', { email: asked.to, key }, (brand) =>
      resumeCheckoutMail({
        brand,
        what: asked.kind === 'formation' ? 'company formation' : SERVICE_NAMES[asked.kind],
        stepTitle: titleOf(asked.draft.step),
        total: quote.totalMinor > 0 ? money(quote.totalMinor, quote.currency) : null,
        worksUntil: dayText(until, brand.timeZone),
        resumeUrl: resumeLink(asked.kind, asked.token, until),
      }),
    )
    // Its answers stay as old as they are: a browser compares what it kept by that.
    const db = await databaseOf(inside)
    await db
      .update(checkout_drafts)
      .set({ resumeMailedAt: now.toISOString() })
      .where(eq(checkout_drafts.id, asked.draft.id))
  })
}
