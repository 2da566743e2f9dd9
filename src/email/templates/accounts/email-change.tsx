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
    <MailShell brand={brand} preview="Follow the link to sign in by this address from now on.">
      <Title>Is this your new address?</Title>
      <Paragraph>
        {`Hello ${firstName}. You asked us to use this address for your account. Until you confirm it, the old one stays.`}
      </Paragraph>
      <MailButton brand={brand} href={confirmUrl ?? brand.siteUrl}>
        Use this address
      </MailButton>
      <SmallPrint>
        {`The link works once, until ${worksUntil}. If you didn’t ask for it, you can ignore this mail: nothing changes.`}
      </SmallPrint>
    </MailShell>
  )
}

function Taken({ brand, signInUrl }: EmailChangeProps) {
  return (
    <MailShell brand={brand} preview="This address has an account of its own already.">
      <Title>This address has an account already</Title>
      <Paragraph>
        Somebody asked us to use this address for another account. That can’t be: one address is one
        account. If it was you, sign in by this address, or delete this account first.
      </Paragraph>
      <MailButton brand={brand} href={signInUrl}>
        Sign in
      </MailButton>
      <SmallPrint>If it wasn’t you, you can ignore this mail: nothing changes.</SmallPrint>
    </MailShell>
  )
}

/** Goes to the address that somebody wants for their account, and only it can say yes. */
export function emailChangeMail(props: EmailChangeProps): MailTemplate {
  return props.confirmUrl
    ? { subject: 'Confirm your new email address', body: <Confirm {...props} /> }
    : { subject: 'This address has an account already', body: <Taken {...props} /> }
}
