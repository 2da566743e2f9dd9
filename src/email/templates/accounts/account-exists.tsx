import { Link } from 'react-email'

import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { MailLetter } from '../mail/mail-letter'
import { Paragraph } from '../mail/mail-parts'

export type AccountExistsProps = {
  readonly brand: MailBrand
  readonly firstName: string
  readonly email: string
  readonly signInUrl: string
  readonly forgotUrl: string
}

/** For whoever signs up where they have an account: the screen tells nobody, this mail does. */
export function accountExistsMail(props: AccountExistsProps): MailTemplate {
  const { brand, firstName, email, signInUrl, forgotUrl } = props
  return {
    subject: `You already have an account at ${brand.companyName}`,
    body: (
      <MailLetter
        brand={brand}
        preview="Sign in with the password you have, or choose a new one."
        heading="You already have an account"
        says={[
          `Hello ${firstName}. Somebody has just tried to create an account for ${email}, and there is one already. If it was you, sign in with the password you have.`,
        ]}
        button={{ label: 'Sign in', href: signInUrl }}
        small="If it was not you, there is nothing to do: nothing about your account has changed."
      >
        <Paragraph>
          Forgotten the password?{' '}
          <Link
            href={forgotUrl}
            className="m-text"
            style={{ color: '#141a24', textDecoration: 'underline' }}
          >
            Choose a new one
          </Link>
          .
        </Paragraph>
      </MailLetter>
    ),
  }
}
