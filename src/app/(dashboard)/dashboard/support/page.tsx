import type { Metadata } from 'next'
import { connection } from 'next/server'

import { myTickets } from '@/src/queries/my-account'
import { requireUser } from '@/src/queries/session'
import { DashboardHead } from '@/src/storefront/dashboard/DashboardHead'
import { TicketList } from '@/src/storefront/dashboard/TicketList'
import { ButtonLink } from '@/src/storefront/ui/button'
import { EmptyState } from '@/src/storefront/ui/empty-state'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'Support' }

export default async function SupportPage() {
  await connection()
  const user = await requireUser('/dashboard/support')
  const tickets = await myTickets(user)
  const write = <ButtonLink href="/support">Write to us</ButtonLink>
  return (
    <>
      <DashboardHead
        title="Support"
        intro="Your questions and our answers."
        action={tickets.length > 0 && write}
      />
      {tickets.length > 0 ? (
        <TicketList tickets={tickets} />
      ) : (
        <EmptyState title="No questions so far" action={write}>
          When you ask us something, it stands here with our answer.
        </EmptyState>
      )}
    </>
  )
}
