import type { PayloadRequest } from 'payload'

import type { DraftKind } from '@/src/domain/checkout/draft-kind'
import { isServiceStep, SERVICE_STEPS } from '@/src/domain/checkout/service-steps'
import { isStep, STEPS } from '@/src/domain/checkout/steps'
import { money } from '@/src/domain/money/money'
import { SERVICE_NAMES } from '@/src/domain/orders/my-order'
import { renderMail } from '@/src/email/render'
import { resumeCheckoutMail } from '@/src/email/templates/resume-checkout'
import { inTransaction, lockInTransaction } from '@/src/lib/database'
import type { CheckoutDraft } from '@/src/payload-types'
import { readMailBrand } from '@/src/services/mail-brand'
import { queueEmail } from '@/src/services/queue-email'
import { RESUME_LIFETIME, resumeLink } from '@/src/services/resume-link'
import { quoteDraft } from '@/src/services/sale-of-draft'

/** Asked for again so soon, the first mail is on its way still. */
const PAUSE_MS = 60_000

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' })

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
    const mail = await renderMail(
      resumeCheckoutMail({
        brand: await readMailBrand(inside),
        what: asked.kind === 'formation' ? 'company formation' : SERVICE_NAMES[asked.kind],
        stepTitle: titleOf(asked.draft.step),
        total: quote.totalMinor > 0 ? money(quote.totalMinor, quote.currency) : null,
        worksUntil: DAY.format(until),
        resumeUrl: resumeLink(asked.kind, asked.token, until),
      }),
    )
    await queueEmail(inside, {
      ...mail,
      to: asked.to,
      template: 'resume-checkout',
      dedupeKey: `resume:${asked.draft.id}:${asked.to}:${Math.floor(now.getTime() / PAUSE_MS)}`,
      sensitive: true,
    })
    await inside.payload.update({
      collection: 'checkoutDrafts',
      id: asked.draft.id,
      data: { resumeMailedAt: now.toISOString() },
      select: {},
      depth: 0,
      overrideAccess: true, // the caller opened it by its token
      req: inside,
    })
  })
}
