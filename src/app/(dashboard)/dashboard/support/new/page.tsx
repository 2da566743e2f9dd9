import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'

import type { PageSearch } from '@/src/app/page-props'
import { asTicketTopic } from '@/src/domain/support/ticket-status'
import { requireUser } from '@/src/queries/platform/session'
import { ordersToAskAbout } from '@/src/queries/support/my-tickets'
import { BackLink, DashboardHead } from '@/src/storefront/layout/dashboard/DashboardHead'
import { newTicketHref, SUPPORT_PATH } from '@/src/storefront/support/hrefs'
import { NewTicketForm } from '@/src/storefront/support/NewTicketForm'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'New ticket' }

const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

export default async function NewTicketPage({ searchParams }: PageSearch) {
  await connection()
  const query = await searchParams
  const about = { topic: asTicketTopic(query.topic) ?? '', order: text(query.order) }
  const user = await requireUser(newTicketHref(about))
  const orders = await ordersToAskAbout(user)
  if (about.order && !orders.some(({ value }) => value === about.order)) notFound()
  return (
    <>
      <BackLink href={SUPPORT_PATH}>Support</BackLink>
      <DashboardHead
        title="New ticket"
        intro="We answer within one business day, here and by email."
      />
      <NewTicketForm orders={orders} about={about} />
    </>
  )
}
