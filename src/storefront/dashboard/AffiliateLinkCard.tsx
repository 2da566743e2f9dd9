import { Badge } from '@/src/storefront/ui/badge'
import { Money } from '@/src/storefront/ui/money'

import { CopyField } from './CopyField'
import { Facts } from './Facts'

type AffiliateLinkCardProps = {
  address: string
  link: {
    readonly clicks: number
    readonly conversions: number
    readonly commissionRate: number
    readonly totalEarnedMinor: number
    readonly isActive: boolean
  }
}

/** The referral link and what it has brought. */
export function AffiliateLinkCard({ address, link }: AffiliateLinkCardProps) {
  return (
    <div className="flex max-w-140 flex-col gap-8">
      <CopyField label="Your referral link" value={address} />
      <Facts
        facts={[
          [
            'Status',
            <Badge key="status" tone={link.isActive ? 'success' : 'neutral'}>
              {link.isActive ? 'Active' : 'Inactive'}
            </Badge>,
          ],
          ['Visits', link.clicks],
          ['Paid orders', link.conversions],
          ['Your share', `${link.commissionRate}%`],
          ['Earned', <Money key="earned" minor={link.totalEarnedMinor} />],
        ]}
      />
    </div>
  )
}
