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
    <MailShell brand={brand} preview="This is our last email to you.">
      <Title>Your account is deleted</Title>
      <Paragraph>
        {`Goodbye ${firstName}. As you asked on ${when}, we deleted your account, with your name, addresses, documents and messages. You can no longer sign in.`}
      </Paragraph>
      {hadOrders && (
        <Paragraph>
          {`Tax law requires us to keep invoices for ${years} years. We keep the amounts, without your name, address or documents. Filings with a state or the IRS stay in their records, which we can’t change.`}
        </Paragraph>
      )}
      <Paragraph>
        This is our last email to you. If you want to come back, you can open a new account with
        this address.
      </Paragraph>
      <SmallPrint>If you didn’t ask for this, write to us right away.</SmallPrint>
    </MailShell>
  )
}

/** The last mail to somebody whose account was deleted. */
export function accountErasedMail(props: AccountErasedProps): MailTemplate {
  return { subject: 'Your account is deleted', body: <AccountErased {...props} /> }
}
