import { Button, Heading, Section, Text } from 'react-email'

import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { LOOK } from '../mail/look'
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
  /** Where it is changed. */
  readonly link: string
}

function PayoutDetailsChanged(props: PayoutDetailsProps) {
  const { brand, firstName, when, method, account, link } = props
  return (
    <MailShell brand={brand} preview={`From now on your commissions go to ${account}.`}>
      <Heading as="h1" className="m-text" style={LOOK.heading}>
        Your payout details have changed
      </Heading>
      <Text className="m-text" style={LOOK.text}>
        {`Hello ${firstName}. On ${when} the account for your affiliate commissions was changed. The next payout goes here:`}
      </Text>
      <Text className="m-text" style={{ ...LOOK.text, fontWeight: 600 }}>
        {`${method}, ${account}`}
      </Text>
      <Text className="m-text" style={LOOK.text}>
        If this was you, there is nothing to do. If it wasn’t, change your password at once and
        answer this mail, so that we hold your payouts.
      </Text>
      <Section style={{ margin: '24px 0' }}>
        <Button href={link} style={{ ...LOOK.button, backgroundColor: brand.accent }}>
          Look at the details
        </Button>
      </Section>
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
