import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { Paragraph, SmallPrint, Title } from '../mail/mail-parts'
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
      <Title>Your account is deleted</Title>
      <Paragraph>
        {`Goodbye ${firstName}. As you asked on ${when}, your account is gone, with your name, your addresses, your documents and your messages. You can no longer sign in.`}
      </Paragraph>
      {hadOrders && (
        <Paragraph>
          {`The law has us keep invoices for ${years} years. We keep the amounts, without your name, address or documents. What was filed with a state or the IRS is in their records, which we can’t change.`}
        </Paragraph>
      )}
      <Paragraph>
        This is the last mail that you get from us. If you ever want to come back, you can open a
        new account by this address.
      </Paragraph>
      <SmallPrint>If it wasn’t you who asked for this, answer this mail at once.</SmallPrint>
    </MailShell>
  )
}

/** The last mail to somebody whose account was deleted. */
export function accountErasedMail(props: AccountErasedProps): MailTemplate {
  return { subject: 'Your account is deleted', body: <AccountErased {...props} /> }
}
