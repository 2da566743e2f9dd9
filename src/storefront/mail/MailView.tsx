import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { Moment } from '@/src/storefront/ui/when'
import { inboxHref, type OpenInboxMail } from './inbox-mail'
import { MailFrame } from './MailFrame'

/** One mail: who it is for, and what it says. */
export function MailView({ to, mail }: { to: string | null; mail: OpenInboxMail }) {
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
