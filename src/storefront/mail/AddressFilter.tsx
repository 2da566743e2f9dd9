import { Search } from 'lucide-react'
import Link from 'next/link'

import { CONTROL } from '@/src/storefront/ui/forms/field'

import { inboxHref } from './inbox-mail'

/** Whose mails are listed. */
export function AddressFilter({ to }: { to: string | null }) {
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
