import type { Metadata } from 'next'
import { connection } from 'next/server'

import { env } from '@/src/lib/env'
import { myAffiliateLink } from '@/src/queries/my-account'
import { requireUser } from '@/src/queries/session'
import { AffiliateLinkCard } from '@/src/storefront/dashboard/AffiliateLinkCard'
import { DashboardHead } from '@/src/storefront/dashboard/DashboardHead'
import { ButtonLink } from '@/src/storefront/ui/button'
import { EmptyState } from '@/src/storefront/ui/empty-state'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'Affiliate Program' }

export default async function AffiliatePage() {
  await connection()
  const user = await requireUser('/dashboard/affiliate')
  const link = await myAffiliateLink(user)
  return (
    <>
      <DashboardHead
        title="Affiliate Program"
        intro="Recommend us and earn a share of our fees on every paid order."
      />
      {link ? (
        <AffiliateLinkCard address={`${env.SITE_URL}/?ref=${link.code}`} link={link} />
      ) : (
        <EmptyState
          title="You have no referral link yet"
          action={<ButtonLink href="/support?subject=other">Ask for one</ButtonLink>}
        >
          Write to us, and we open one for this account.
        </EmptyState>
      )}
    </>
  )
}
