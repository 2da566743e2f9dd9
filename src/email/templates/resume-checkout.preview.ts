import { money } from '@/src/domain/money/money'

import { RECEIPT_PREVIEW } from './receipt.preview'
import type { ResumeCheckoutProps } from './resume-checkout'

/** An invented link, to look at the mail without a checkout. */
export const RESUME_CHECKOUT_PREVIEW: ResumeCheckoutProps = {
  brand: RECEIPT_PREVIEW.brand,
  what: 'company formation',
  stepTitle: 'Company Information',
  total: money(249_00, 'USD'),
  worksUntil: 'November 28, 2026',
  resumeUrl: 'http://localhost:3000/checkout/resume?token=v1.example',
}
