import { keptAfterErasure } from '@/src/domain/privacy/erasure'

import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { Paragraph, Points, SmallPrint, Title } from '../mail/mail-parts'
import { MailShell } from '../mail/mail-shell'

export type AccountErasedProps = {
  readonly brand: MailBrand
  readonly firstName: string
  readonly when: string
  readonly hadOrders: boolean
}

function AccountErased({ brand, firstName, when, hadOrders }: AccountErasedProps) {
  return (
    <MailShell brand={brand} preview="This is our last email to you.">
      <Title>Your account is deleted</Title>
      <Paragraph>
        {`Goodbye ${firstName}. As you asked on ${when}, we deleted your account, with your name, addresses, documents and messages. You can no longer sign in.`}
      </Paragraph>
      <Paragraph>What we keep:</Paragraph>
      <Points points={keptAfterErasure(hadOrders)} />
      <Paragraph>
        This is our last email to you. If you want to come back, you can open a new account with
        this address.
      </Paragraph>
      <SmallPrint>If you didn’t ask for this, write to us right away.</SmallPrint>
    </MailShell>
  )
}

/** The last mail to someone whose account was deleted. */
export function accountErasedMail(props: AccountErasedProps): MailTemplate {
  return { subject: 'Your account is deleted', body: <AccountErased {...props} /> }
}
