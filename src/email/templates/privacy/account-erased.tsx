import { keptAfterErasure } from '@/src/domain/privacy/erasure'

import type { MailBrand } from '../../mail-brand'
import { letter, Points } from '../mail/mail-letter'

export type AccountErasedProps = {
  readonly brand: MailBrand
  readonly firstName: string
  readonly when: string
  readonly hadOrders: boolean
}

/** The last mail to someone whose account was deleted. */
export function accountErasedMail(props: AccountErasedProps) {
  const { brand, firstName, when, hadOrders } = props
  return letter({
    brand,
    subject: 'Your account is deleted',
    preview: 'This is our last email to you.',
    heading: 'Your account is deleted',
    says: [
      `Goodbye ${firstName}. As you asked on ${when}, we deleted your account, with your name, addresses, documents and messages. You can no longer sign in.`,
      'What we keep:',
      <Points key="kept" points={keptAfterErasure(hadOrders)} />,
      'This is our last email to you. If you want to come back, you can open a new account with this address.',
    ],
    small: ['If you didn’t ask for this, write to us right away.'],
  })
}
