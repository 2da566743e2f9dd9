import Link from 'next/link'

import { Notice } from '@/src/storefront/ui/notice'

import { SendAgain } from './SendAgain'

type UnconfirmedNoticeProps = {
  email: string
  /** No mail leaves this machine: it is read in the sandbox inbox. */
  sandbox: boolean
}

/** For an account that began with an order: what confirming its address is good for, and how. */
export function UnconfirmedNotice({ email, sandbox }: UnconfirmedNoticeProps) {
  return (
    <Notice
      tone="warning"
      title="Confirm your email address"
      className="mb-8"
      action={<SendAgain way="confirm/resend" email={email} />}
    >
      We emailed a link to <span className="font-semibold wrap-anywhere">{email}</span>. Once you
      follow it, earlier orders with this address appear here too.
      {sandbox && (
        <>
          {' '}
          <Link
            href={`/sandbox/inbox?${new URLSearchParams({ to: email })}`}
            className="link"
            prefetch={false}
          >
            Open the sandbox inbox
          </Link>
        </>
      )}
    </Notice>
  )
}
