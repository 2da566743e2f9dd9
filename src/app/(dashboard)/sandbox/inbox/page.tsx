import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'

import type { PageSearch } from '@/src/app/page-props'
import { isSandboxInboxOpen, sandboxInbox } from '@/src/queries/mail/sandbox-inbox'
import { SandboxInbox } from '@/src/storefront/mail/SandboxInbox'

export const instant = false // what lies in it is different each time

export const metadata: Metadata = { title: 'Sandbox inbox', robots: { index: false } }

const addressIn = (to: unknown) =>
  typeof to === 'string' && to.trim() ? to.trim().toLowerCase().slice(0, 254) : null

/** The mails that this site would have sent, for anyone who tries it out on a machine of their own. */
export default async function SandboxInboxPage({ searchParams }: PageSearch) {
  await connection()
  if (!(await isSandboxInboxOpen())) notFound()
  const query = await searchParams
  const to = addressIn(query.to)
  const { mails, open } = await sandboxInbox(to, query.mail)
  return <SandboxInbox to={to} mails={mails} open={open} />
}
