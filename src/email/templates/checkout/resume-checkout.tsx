import { formatMoney, type Money } from '@/src/domain/vocabulary/money/money'

import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { MailButton, Paragraph, SmallPrint, Title } from '../mail/mail-parts'
import { MailShell } from '../mail/mail-shell'

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

function ResumeCheckout({
  brand,
  what,
  stepTitle,
  total,
  worksUntil,
  resumeUrl,
}: ResumeCheckoutProps) {
  const sum = total ? ` Total so far: ${formatMoney(total)}.` : ''
  return (
    <MailShell brand={brand} preview={`Your answers are kept. Continue at “${stepTitle}”.`}>
      <Title>Your order is saved</Title>
      <Paragraph>
        {`You asked for a link back to your ${what}. You stopped at “${stepTitle}”.${sum} Nothing has been charged.`}
      </Paragraph>
      <MailButton brand={brand} href={resumeUrl}>
        Continue your order
      </MailButton>
      <SmallPrint>
        {`The link works once, on any device, until ${worksUntil}. Anyone with this link can see and change your answers. Keep it private. If you didn’t ask for it, ignore this email.`}
      </SmallPrint>
    </MailShell>
  )
}

/** The way back to a purchase that someone put off. */
export function resumeCheckoutMail(props: ResumeCheckoutProps): MailTemplate {
  return {
    subject: `Continue your order at ${props.brand.companyName}`,
    body: <ResumeCheckout {...props} />,
  }
}
