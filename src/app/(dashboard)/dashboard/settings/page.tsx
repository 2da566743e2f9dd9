import type { Metadata } from 'next'
import Link from 'next/link'
import { connection } from 'next/server'

import { requireUser } from '@/src/queries/session'
import { DashboardHead } from '@/src/storefront/dashboard/DashboardHead'
import { formatDay } from '@/src/storefront/dashboard/dates'
import { Facts } from '@/src/storefront/dashboard/Facts'
import { TitledPart } from '@/src/storefront/dashboard/TitledPart'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'Settings' }

export default async function SettingsPage() {
  await connection()
  const user = await requireUser('/dashboard/settings')
  return (
    <>
      <DashboardHead title="Settings" />
      <div className="max-w-140">
        <TitledPart title="Your profile">
          <Facts
            facts={[
              ['First name', user.firstName || '—'],
              ['Last name', user.lastName || '—'],
              ['Email', user.email],
              ['Phone', user.phone || '—'],
              ['Customer since', formatDay(user.createdAt)],
            ]}
          />
        </TitledPart>
        <p className="mt-4 text-sm text-muted">
          Something is not right?{' '}
          <Link href="/support" className="link">
            Write to us
          </Link>{' '}
          and we correct it.
        </p>
      </div>
    </>
  )
}
