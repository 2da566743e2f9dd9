import { Text } from 'react-email'

import type { MailBrand } from '../../mail-brand'
import { LOOK } from '../mail/look'
import { letter } from '../mail/mail-letter'

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

/** Tells an affiliate that their money goes elsewhere from now on. */
export function payoutDetailsMail(props: PayoutDetailsProps) {
  const { brand, firstName, when, method, account, link } = props
  return letter({
    brand,
    subject: 'Your payout details have changed',
    preview: `From now on your commissions go to ${account}.`,
    heading: 'Your payout details have changed',
    says: [
      `Hello ${firstName}. On ${when} the account for your affiliate commissions was changed. The next payout goes here:`,
      <Text key="account" className="m-text" style={{ ...LOOK.text, fontWeight: 600 }}>
        {`${method}, ${account}`}
      </Text>,
      'If this was you, you don’t need to do anything. If it wasn’t, change your password right away and write to us, so we can hold your payouts.',
    ],
    button: { label: 'See payout details', href: link },
  })
}
