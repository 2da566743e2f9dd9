import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { MailButton, Paragraph, SmallPrint, Title } from '../mail/mail-parts'
import { MailShell } from '../mail/mail-shell'

export type EmailChangeProps = {
  readonly brand: MailBrand
  readonly firstName: string
  /** Makes this the account's address; null where another account has it already. */
  readonly confirmUrl: string | null
  /** As a person reads it: Nov 22, 2026, 9:05 AM EST. */
  readonly worksUntil: string
  readonly signInUrl: string
}

function Confirm({ brand, firstName, confirmUrl, worksUntil }: EmailChangeProps) {
  return (
    <MailShell brand={brand} preview="Follow the link to sign in with this address from now on.">
      <Title>Is this your new address?</Title>
      <Paragraph>
        {`Hello ${firstName}. You asked us to use this address for your account. Until you confirm it, we keep using the old one.`}
      </Paragraph>
      <MailButton brand={brand} href={confirmUrl ?? brand.siteUrl}>
        Use this address
      </MailButton>
      <SmallPrint>
        {`The link works once, until ${worksUntil}. If you didn’t ask for this, ignore this email and nothing changes.`}
      </SmallPrint>
    </MailShell>
  )
}

function Taken({ brand, signInUrl }: EmailChangeProps) {
  return (
    <MailShell brand={brand} preview="This address already has its own account.">
      <Title>This address already has an account</Title>
      <Paragraph>
        We were asked to use this address for another account. Each address can have only one
        account. If this was you, sign in with this address, or delete this account first.
      </Paragraph>
      <MailButton brand={brand} href={signInUrl}>
        Sign in
      </MailButton>
      <SmallPrint>If this wasn’t you, ignore this email and nothing changes.</SmallPrint>
    </MailShell>
  )
}

/** Goes to the address that someone wants for their account, and only it can say yes. */
export function emailChangeMail(props: EmailChangeProps): MailTemplate {
  return props.confirmUrl
    ? { subject: 'Confirm your new email address', body: <Confirm {...props} /> }
    : { subject: 'This address already has an account', body: <Taken {...props} /> }
}
