import { formatMoney, type Money } from '@/src/domain/vocabulary/money/money'

import type { MailBrand } from '../../mail-brand'
import { letter } from '../mail/mail-letter'

export type ResumeCheckoutProps = {
  readonly brand: MailBrand
  /** What is being bought, in our own words: nothing that was typed is mailed to anybody. */
  readonly what: string
  readonly stepTitle: string
  /** What it comes to so far; null while nothing is chosen. */
  readonly total: Money | null
  /** As a person reads it: Nov 28, 2026. */
  readonly worksUntil: string
  readonly resumeUrl: string
}

/** The way back to a purchase that someone put off. */
export function resumeCheckoutMail(props: ResumeCheckoutProps) {
  const { brand, what, stepTitle, total, worksUntil, resumeUrl } = props
  const sum = total ? ` Total so far: ${formatMoney(total)}.` : ''
  return letter({
    brand,
    subject: `Continue your order at ${brand.companyName}`,
    preview: `Your answers are kept. Continue at “${stepTitle}”.`,
    heading: 'Your order is saved',
    says: [
      `You asked for a link back to your ${what}. You stopped at “${stepTitle}”.${sum} Nothing has been charged.`,
    ],
    button: { label: 'Continue your order', href: resumeUrl },
    small: [
      `The link works once, on any device, until ${worksUntil}. Anyone with this link can see and change your answers. Keep it private. If you didn’t ask for it, ignore this email.`,
    ],
  })
}
