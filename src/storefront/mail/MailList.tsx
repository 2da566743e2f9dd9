import Link from 'next/link'

import { cx } from '@/src/storefront/ui/cx'
import { Moment } from '@/src/storefront/ui/when'
import { excerpt, type InboxMail, inboxHref } from './inbox-mail'

type MailListProps = {
  to: string | null
  mails: readonly InboxMail[]
  openId: string | undefined
}

/** The mails, newest first. */
export function MailList({ to, mails, openId }: MailListProps) {
  if (mails.length === 0) return <NoMails to={to} />
  return (
    <ol className="min-h-0 grow overflow-y-auto md:max-h-[calc(100dvh-11rem)]">
      {mails.map((mail) => (
        <li key={mail.id} className="border-b border-border">
          <Link
            href={inboxHref(to, mail.id)}
            aria-current={mail.id === openId || undefined}
            className={cx(
              'block border-l-3 px-4 py-3.5 no-underline transition-colors hover:bg-panel',
              mail.id === openId ? 'border-accent bg-accent-soft' : 'border-transparent',
            )}
          >
            <span className="block truncate text-sm font-semibold">{mail.subject}</span>
            <Moment at={mail.createdAt} className="text-xs text-muted" />
            {to === null && <span className="block truncate text-xs text-muted">{mail.to}</span>}
            <span className="mt-0.5 line-clamp-2 text-xs text-muted">{excerpt(mail)}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

function NoMails({ to }: { to: string | null }) {
  return (
    <div className="px-4 py-10 text-center">
      <p className="font-semibold">No emails here</p>
      <p className="mt-1 text-sm text-muted">
        {to ? 'No email was sent to this address.' : 'No email was sent yet.'}
      </p>
    </div>
  )
}
