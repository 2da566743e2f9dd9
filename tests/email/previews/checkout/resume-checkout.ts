import { money } from '@/src/domain/vocabulary/money/money'
import type { ResumeCheckoutProps } from '@/src/email/templates/checkout/resume-checkout'
import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

/** An invented link, to look at the mail without a checkout. */
export const RESUME_CHECKOUT_PREVIEW: ResumeCheckoutProps = {
  brand: SAMPLE_BRAND,
  what: 'company formation',
  stepTitle: 'Company Information',
  total: money(249_00, 'USD'),
  worksUntil: 'Nov 28, 2026',
  resumeUrl: 'http://localhost:3000/checkout/resume?token=v1.example',
}
