import { Heading, Text } from 'react-email'

import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { LOOK } from '../mail/look'
import { MailShell } from '../mail/mail-shell'

export type AccountErasedProps = {
  readonly brand: MailBrand
  readonly firstName: string
  readonly when: string
  /** How many years what the books need is kept. */
  readonly years: number
  readonly hadOrders: boolean
}

function AccountErased({ brand, firstName, when, years, hadOrders }: AccountErasedProps) {
  return (
    <MailShell brand={brand} preview="This is the last mail that you get from us.">
      <Heading as="h1" className="m-text" style={LOOK.heading}>
        Your account is deleted
      </Heading>
      <Text className="m-text" style={LOOK.text}>
        {`Goodbye ${firstName}. As you asked on ${when}, your account is gone, with your name, your addresses, your documents and your messages. You can no longer sign in.`}
      </Text>
      {hadOrders && (
        <Text className="m-text" style={LOOK.text}>
          {`The law has us keep invoices for ${years} years. We keep the amounts, without your name, address or documents. What was filed with a state or the IRS is in their records, which we can’t change.`}
        </Text>
      )}
      <Text className="m-text" style={LOOK.text}>
        This is the last mail that you get from us. If you ever want to come back, you can open a
        new account by this address.
      </Text>
      <Text className="m-muted" style={LOOK.small}>
        If it wasn’t you who asked for this, answer this mail at once.
      </Text>
    </MailShell>
  )
}

/** The last mail to somebody whose account was deleted. */
export function accountErasedMail(props: AccountErasedProps): MailTemplate {
  return { subject: 'Your account is deleted', body: <AccountErased {...props} /> }
}
