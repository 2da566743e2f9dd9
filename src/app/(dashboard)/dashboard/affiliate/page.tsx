import type { Metadata } from 'next'
import { connection } from 'next/server'

import type { PageSearch } from '@/src/app/page-props'
import { DEFAULT_RATE } from '@/src/domain/affiliates/commission'
import { REFERRAL_PARAMETER } from '@/src/domain/affiliates/referral'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { pageNumber } from '@/src/domain/vocabulary/text/page-number'
import { env } from '@/src/lib/env'
import { myAffiliate, myCommissions, myPayouts } from '@/src/queries/affiliates/my-affiliate'
import { getSettings } from '@/src/queries/content/settings'
import { requireUser } from '@/src/queries/platform/session'
import { AffiliateScreen } from '@/src/storefront/affiliates/AffiliateScreen'
import { Joining } from '@/src/storefront/affiliates/Joining'
import { DashboardHead } from '@/src/storefront/layout/dashboard/DashboardHead'
import { Badge } from '@/src/storefront/ui/badge'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'Affiliate Program' }

const linkAddress = (code: string) => {
  const address = new URL('/', env.SITE_URL)
  address.searchParams.set(REFERRAL_PARAMETER, code)
  return address.href
}

export default async function AffiliatePage({ searchParams }: PageSearch) {
  await connection()
  const user = await requireUser('/dashboard/affiliate')
  const { page, created } = await searchParams
  const [view, history, payouts, settings] = await Promise.all([
    myAffiliate(user),
    myCommissions(user, pageNumber(page)),
    myPayouts(user),
    getSettings(),
  ])
  const rate = view?.commissionRate ?? DEFAULT_RATE
  return (
    <>
      <DashboardHead
        title="Affiliate Program"
        intro={`Recommend us and earn ${rate}% of our fees on every paid order.`}
        action={
          view && (
            <Badge tone={view.isActive ? 'success' : 'neutral'}>
              {view.isActive ? 'Active' : 'Inactive'}
            </Badge>
          )
        }
      />
      {view ? (
        <AffiliateScreen
          view={view}
          address={linkAddress(view.code)}
          companyName={settings.companyName}
          ownName={fullName(user)}
          history={history}
          payouts={payouts}
          justCreated={created === '1'}
        />
      ) : (
        <Joining />
      )}
    </>
  )
}
