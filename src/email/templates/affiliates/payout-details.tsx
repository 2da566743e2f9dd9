import { Text } from 'react-email'

import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { LOOK } from '../mail/look'
import { MailButton, Paragraph, Title } from '../mail/mail-parts'
import { MailShell } from '../mail/mail-shell'

export type PayoutDetailsProps = {
  readonly brand: MailBrand
  readonly firstName: string
  /** As a person reads it: Nov 21, 2026, 9:05 AM EST. */
  readonly when: string
  /** `PayPal` or `Bank transfer`. */
  readonly method: string
  /** With all but its ends hidden. */
  readonly account: string
  readonly link: string
}

function PayoutDetailsChanged(props: PayoutDetailsProps) {
  const { brand, firstName, when, method, account, link } = props
  return (
    <MailShell brand={brand} preview={`From now on your commissions go to ${account}.`}>
      <Title>Your payout details have changed</Title>
      <Paragraph>
        {`Hello ${firstName}. On ${when} the account for your affiliate commissions was changed. The next payout goes here:`}
      </Paragraph>
      <Text className="m-text" style={{ ...LOOK.text, fontWeight: 600 }}>
        {`${method}, ${account}`}
      </Text>
      <Paragraph>
        If this was you, you don’t need to do anything. If it wasn’t, change your password right
        away and write to us, so we can hold your payouts.
      </Paragraph>
      <MailButton brand={brand} href={link}>
        See payout details
      </MailButton>
    </MailShell>
  )
}

/** Tells an affiliate that their money goes elsewhere from now on. */
export function payoutDetailsMail(props: PayoutDetailsProps): MailTemplate {
  return {
    subject: 'Your payout details have changed',
    body: <PayoutDetailsChanged {...props} />,
  }
}
