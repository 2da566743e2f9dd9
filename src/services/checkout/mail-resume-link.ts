import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { checkout_drafts } from '@/src/database-schema'
import type { DraftKind } from '@/src/domain/checkout/draft-kind'
import { isServiceStep, SERVICE_STEPS } from '@/src/domain/checkout/service-steps'
import { isStep, STEPS } from '@/src/domain/vocabulary/checkout-steps'
import { money } from '@/src/domain/vocabulary/money/money'
import { SERVICE_NAMES } from '@/src/domain/vocabulary/service-names'
import { dayText } from '@/src/domain/vocabulary/time/date-text'
import { databaseOf, inTransaction, lockInTransaction } from '@/src/lib/database'
import type { CheckoutDraft } from '@/src/payload-types'
import { RESUME_LIFETIME, resumeLink } from '@/src/services/checkout/resume-link'
import { quoteDraft } from '@/src/services/checkout/sale-of-draft'
import { enqueueEmail } from '@/src/services/mail/enqueue-email'

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

/** Mails a link back to a purchase being prepared. Asked for twice within a minute, it goes once. */
export async function mailResumeLink(req: PayloadRequest, asked: Asked): Promise<void> {
  const quote = await quoteDraft(req.payload, asked.draft)
  await inTransaction(req.payload, async (inside) => {
    await lockInTransaction(inside, `resume:${asked.draft.id}`)
    const now = new Date()
    const until = new Date(now.getTime() + RESUME_LIFETIME)
    // A link of the draft's former key is dead: with a new key a new mail goes out.
    const key = `resume:${asked.draft.tokenHash.slice(0, 16)}:${asked.to}:${Math.floor(now.getTime() / PAUSE_MS)}`
    await enqueueEmail(inside, 'resume-checkout', { email: asked.to, key }, ({ timeZone }) => ({
      what: asked.kind === 'formation' ? 'company formation' : SERVICE_NAMES[asked.kind],
      stepTitle: titleOf(asked.draft.step),
      total: quote.totalMinor > 0 ? money(quote.totalMinor, quote.currency) : null,
      worksUntil: dayText(until, timeZone),
      resumeUrl: resumeLink(asked.kind, asked.token, until),
    }))
    // Its answers stay as old as they are: a browser compares what it kept by that.
    const db = await databaseOf(inside)
    await db
      .update(checkout_drafts)
      .set({ resumeMailedAt: now.toISOString() })
      .where(eq(checkout_drafts.id, asked.draft.id))
  })
}
