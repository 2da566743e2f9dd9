import { ArrowLeft, Inbox, MailOpen, Search } from 'lucide-react'
import Link from 'next/link'
import { Badge } from '@/src/storefront/ui/badge'
import { cx } from '@/src/storefront/ui/cx'
import { CONTROL } from '@/src/storefront/ui/forms/field'
import { Moment } from '@/src/storefront/ui/when'
import { excerpt, type InboxMail, inboxHref, type OpenInboxMail } from './inbox-mail'
import { MailFrame } from './MailFrame'

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

/** Whose mails are listed. */
function AddressFilter({ to }: { to: string | null }) {
  return (
    <search className="border-b border-border px-4 py-3">
      <form action="/sandbox/inbox" className="relative">
        <label htmlFor="inbox-to" className="sr-only">
          Emails to this address
        </label>
        <Search
          aria-hidden
          className="pointer-events-none absolute top-3 left-3 size-4 text-muted"
        />
        <input
          id="inbox-to"
          key={to}
          name="to"
          type="email"
          inputMode="email"
          autoComplete="off"
          placeholder="Any address"
          defaultValue={to ?? ''}
          className={`${CONTROL} h-10 pl-9 text-sm`}
        />
      </form>
      <p className="mt-2 flex justify-between gap-3 text-xs">
        {to ? (
          <>
            <span className="min-w-0 truncate text-muted">To {to}</span>
            <Link href={inboxHref(null)} className="link shrink-0">
              Show all
            </Link>
          </>
        ) : (
          <span className="text-muted">To everyone</span>
        )}
      </p>
    </search>
  )
}

type MailListProps = {
  to: string | null
  mails: readonly InboxMail[]
  openId: string | undefined
}

/** The mails, newest first. */
function MailList({ to, mails, openId }: MailListProps) {
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

/** One mail: who it is for, and what it says. */
function MailView({ to, mail }: { to: string | null; mail: OpenInboxMail }) {
  return (
    <article className="flex grow flex-col">
      <div className="border-b border-border bg-raised px-4 py-4 sm:px-6">
        <Link
          href={inboxHref(to)}
          className="link mb-3 inline-flex min-h-6 items-center gap-1.5 text-sm md:hidden"
        >
          <ArrowLeft aria-hidden className="size-4" />
          All emails
        </Link>
        <h2 className="text-lg font-semibold wrap-anywhere">{mail.subject}</h2>
        <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <span className="min-w-0 wrap-anywhere text-muted">To {mail.to}</span>
          <Moment at={mail.createdAt} className="shrink-0 text-xs text-muted" />
        </p>
      </div>
      <MailFrame key={mail.id} html={mail.html} />
    </article>
  )
}
