import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'

import type { PageSearch, RowPage } from '@/src/app/page-props'
import { isId } from '@/src/domain/vocabulary/id'
import { mailedTicket } from '@/src/queries/support/my-tickets'
import { OpenByLink } from '@/src/storefront/layout/OpenByLink'
import { Day } from '@/src/storefront/ui/when'

export const instant = false // depends on who asks

export const metadata: Metadata = {
  title: 'Open your conversation',
  referrer: 'same-origin', // the address has the token
  robots: { index: false, follow: false },
}

/** Where the link in a guest's mail leads. Opening it changes nothing: the button does. */
export default async function OpenTicketPage({ params, searchParams }: RowPage & PageSearch) {
  await connection()
  const { id } = await params
  const found = await mailedTicket({ ...(await searchParams), ticket: id })
  if (found.kind === 'page') redirect(isId(id) ? `/support/tickets/${id}` : '/support')
  return (
    <OpenByLink
      title="Open your conversation"
      action="/api/support/tickets/open"
      fields={found.link}
      label="Open conversation"
      warning="Not your conversation? Close this page and do not reply here."
    >
      This conversation was started on <Day at={found.openedAt} /> by{' '}
      <strong className="font-semibold wrap-anywhere text-text">{found.openedBy}</strong>.
    </OpenByLink>
  )
}
