import { Button, Heading, Section, Text } from 'react-email'

import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { LOOK } from '../mail/look'
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
      <Heading as="h1" className="m-text" style={LOOK.heading}>
        Is this your new address?
      </Heading>
      <Text className="m-text" style={LOOK.text}>
        {`Hello ${firstName}. You asked us to use this address for your account. Until you confirm it, the old one stays.`}
      </Text>
      <Section style={{ margin: '24px 0' }}>
        <Button
          href={confirmUrl ?? brand.siteUrl}
          style={{ ...LOOK.button, backgroundColor: brand.accent }}
        >
          Use this address
        </Button>
      </Section>
      <Text className="m-muted" style={LOOK.small}>
        {`The link works once, until ${worksUntil}. If you didn’t ask for it, you can ignore this mail: nothing changes.`}
      </Text>
    </MailShell>
  )
}

function Taken({ brand, signInUrl }: EmailChangeProps) {
  return (
    <MailShell brand={brand} preview="This address has an account of its own already.">
      <Heading as="h1" className="m-text" style={LOOK.heading}>
        This address has an account already
      </Heading>
      <Text className="m-text" style={LOOK.text}>
        Somebody asked us to use this address for another account. That can’t be: one address is one
        account. If it was you, sign in by this address, or delete this account first.
      </Text>
      <Section style={{ margin: '24px 0' }}>
        <Button href={signInUrl} style={{ ...LOOK.button, backgroundColor: brand.accent }}>
          Sign in
        </Button>
      </Section>
      <Text className="m-muted" style={LOOK.small}>
        If it wasn’t you, you can ignore this mail: nothing changes.
      </Text>
    </MailShell>
  )
}

/** Goes to the address that somebody wants for their account, and only it can say yes. */
export function emailChangeMail(props: EmailChangeProps): MailTemplate {
  return props.confirmUrl
    ? { subject: 'Confirm your new email address', body: <Confirm {...props} /> }
    : { subject: 'This address has an account already', body: <Taken {...props} /> }
}
