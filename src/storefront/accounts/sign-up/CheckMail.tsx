import { MailCheck } from 'lucide-react'
import type { CheckMail as What } from '@/src/domain/accounts/check-mail'
import { Badge } from '@/src/storefront/ui/badge'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Notice } from '@/src/storefront/ui/notice'
import { Address, AuthHeading } from '../AuthPart'
import { SendAgain } from './SendAgain'

type CheckMailProps = {
  what: What
  /** What this browser typed, where it is remembered. */
  email: string | null
  next?: string
  sandbox: boolean
  /** Why no mail is on its way: a form sent without our script came back. */
  problem: string | null
}

const TEXTS = {
  'sign-up': {
    says: (address: string) => [
      'We emailed ',
      address,
      '. Follow the link in the email to continue.',
    ],
    way: 'confirm/resend',
    other: ['/auth?mode=sign-up', 'Use another address'],
  },
  reset: {
    says: (address: string) => [
      'If ',
      address,
      ' has an account here, we emailed it a link to choose a new password.',
    ],
    way: 'forgot',
    other: ['/auth/forgot', 'Try another address'],
  },
} as const

/** A mail is on its way, or so it looks to everybody: no one learns here who has an account. */
export function CheckMail({ what, email, next, sandbox, problem }: CheckMailProps) {
  const { says, way, other } = TEXTS[what]
  const [before, address, after] = says(email ?? 'the address you gave')
  return (
    <>
      {problem ? (
        <>
          <AuthHeading icon={MailCheck} title="Check your email" />
          <Notice tone="danger" className="mt-6">
            {problem}
          </Notice>
        </>
      ) : (
        <>
          <AuthHeading icon={MailCheck} title="Check your email">
            {before}
            <Address>{address}</Address>
            {after}
          </AuthHeading>
          <p className="mt-3 text-sm text-muted">
            It can take a minute. If it doesn’t arrive, check your spam folder.
          </p>
        </>
      )}
      {sandbox && (
        <div className="mt-6">
          <SandboxMail email={email} />
        </div>
      )}
      <div className="mt-8 flex flex-wrap items-start gap-x-5 gap-y-4">
        {email && <SendAgain way={way} email={email} next={next} />}
        <p className="flex min-h-11 items-center text-sm">
          <a href={other[0]} className="link">
            {other[1]}
          </a>
        </p>
      </div>
    </>
  )
}

/** Where no mail is sent yet, the way to read what would have been. */
function SandboxMail({ email }: { email: string | null }) {
  const query = email ? `?${new URLSearchParams({ to: email })}` : ''
  return (
    <section
      aria-label="Sandbox"
      className="rounded-ui border border-dashed border-border-strong bg-panel p-4 text-sm"
    >
      <Badge tone="warning">Sandbox</Badge>
      <p className="mt-2">
        <strong className="font-semibold">This site does not send email yet.</strong> Its emails
        stay in the sandbox inbox on this machine.
      </p>
      <ButtonLink
        href={`/sandbox/inbox${query}`}
        prefetch={false}
        variant="secondary"
        size="sm"
        className="mt-3"
      >
        Open the inbox
      </ButtonLink>
    </section>
  )
}
