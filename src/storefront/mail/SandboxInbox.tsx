import { Inbox, MailOpen } from 'lucide-react'
import Link from 'next/link'

import { Badge } from '@/src/storefront/ui/badge'
import { cx } from '@/src/storefront/ui/cx'

import { AddressFilter } from './AddressFilter'
import type { InboxMail, OpenInboxMail } from './inbox-mail'
import { MailList } from './MailList'
import { MailView } from './MailView'

type SandboxInboxProps = {
  /** Whose mails; everybody's when null. */
  to: string | null
  /** Newest first. */
  mails: readonly InboxMail[]
  open: OpenInboxMail | null
}

/** A mail program with what this site would have sent. On a phone it shows the list or a mail. */
export function SandboxInbox({ to, mails, open }: SandboxInboxProps) {
  return (
    <div className="flex min-h-dvh grow flex-col bg-panel">
      <header className="border-b border-border bg-raised px-4 py-3 sm:px-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="flex items-center gap-2.5 text-base font-semibold">
            <Inbox aria-hidden className="size-5 text-accent-text" />
            Sandbox inbox
          </h1>
          <Badge tone="warning">No email is sent</Badge>
          <Link href="/" className="link ml-auto text-sm">
            To the site
          </Link>
        </div>
        <p className={cx('mt-1.5 max-w-[95ch] text-xs text-muted', open && 'hidden md:block')}>
          No mail server is set up, so emails stay on this machine. This page is for trying things
          out. It closes once the site can send email. Emails to staff are not shown here.
        </p>
      </header>
      <main id="content" className="flex min-h-0 grow flex-col md:flex-row">
        <section
          aria-label="Mails"
          className={cx(
            'shrink-0 flex-col border-border bg-raised md:flex md:w-90 md:border-r lg:w-105',
            open ? 'hidden' : 'flex grow md:grow-0',
          )}
        >
          <AddressFilter to={to} />
          <MailList to={to} mails={mails} openId={open?.id} />
        </section>
        <section
          aria-label="The open mail"
          className={cx('min-w-0 grow flex-col', open ? 'flex' : 'hidden md:flex')}
        >
          {open ? <MailView to={to} mail={open} /> : <NothingOpen some={mails.length > 0} />}
        </section>
      </main>
    </div>
  )
}

function NothingOpen({ some }: { some: boolean }) {
  return (
    <div className="flex grow flex-col items-center justify-center gap-3 px-6 text-center text-muted">
      <MailOpen aria-hidden strokeWidth={1.5} className="size-10" />
      <p className="text-sm">
        {some ? 'Choose an email to read it.' : 'There is nothing to read yet.'}
      </p>
    </div>
  )
}
