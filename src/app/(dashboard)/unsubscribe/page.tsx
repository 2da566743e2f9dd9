import type { Metadata } from 'next'
import { connection } from 'next/server'

import type { PageSearch } from '@/src/app/page-props'
import { mailPreferences } from '@/src/queries/mail/mail-preferences'
import { BrokenMailLink, MailPreferencesPage } from '@/src/storefront/mail/MailPreferencesPage'

export const instant = false // depends on whose link it is

export const metadata: Metadata = {
  title: 'Email preferences',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
}

/** What a mail's link leads to. Opening it changes nothing: only its buttons do. */
export default async function UnsubscribePage({ searchParams }: PageSearch) {
  await connection()
  const { to, of, token, done } = await searchParams
  const { query, topics } = await mailPreferences({ to, of, token })
  if (!topics) return <BrokenMailLink />
  return <MailPreferencesPage done={done} query={query} topics={topics} />
}
