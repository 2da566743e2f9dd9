import type { TypeFee } from '@/src/domain/catalogue/pricing/type-fees'
import { usd } from '@/src/domain/vocabulary/money/money'
import { Money } from '@/src/storefront/ui/money'

type StateFeeProps = { fee: TypeFee | null; className?: string }

/** What a state charges for the chosen type of company. */
export function StateFee({ fee, className }: StateFeeProps) {
  if (!fee) return <span className={className}>On request</span>
  const amount = usd(fee.filingFee).minor
  if (!fee.isUsual) return <Money minor={amount} short className={className} />
  return (
    <span className={className}>
      <span className="block text-xs font-normal text-muted">usually</span>
      <Money minor={amount} short />
    </span>
  )
}
