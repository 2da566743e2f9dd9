import { Link } from 'react-email'

import type { MailBrand } from '../../mail-brand'
import { letter, Paragraph } from '../mail/mail-letter'

export type AccountExistsProps = {
  readonly brand: MailBrand
  readonly firstName: string
  readonly email: string
  readonly signInUrl: string
  readonly forgotUrl: string
}

/** For anyone who signs up where they have an account: the screen tells no one, this mail does. */
export function accountExistsMail(props: AccountExistsProps) {
  const { brand, firstName, email, signInUrl, forgotUrl } = props
  return letter({
    brand,
    subject: `You already have an account at ${brand.companyName}`,
    preview: 'Sign in with your password, or choose a new one.',
    heading: 'You already have an account',
    says: [
      `Hello ${firstName}. We received a request to create an account for ${email}, but you already have one. If this was you, sign in with your password.`,
    ],
    button: { label: 'Sign in', href: signInUrl },
    after: (
      <Paragraph>
        Forgot your password?{' '}
        <Link
          href={forgotUrl}
          className="m-text"
          style={{ color: '#141a24', textDecoration: 'underline' }}
        >
          Choose a new one
        </Link>
        .
      </Paragraph>
    ),
    small: ['If this was not you, you can ignore this email. Your account has not changed.'],
  })
}
