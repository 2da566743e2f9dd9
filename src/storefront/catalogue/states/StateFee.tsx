import type { TypeFee } from '@/src/domain/catalogue/pricing/type-fees'
import { usd } from '@/src/domain/vocabulary/money/money'
import { Money } from '@/src/storefront/ui/money'

type StateFeeProps = { fee: TypeFee | null; className?: string }

/** What a state charges for the chosen type of company. */
export function StateFee({ fee, className }: StateFeeProps) {
  if (!fee) return <span className={className}>On request</span>
  return <Money minor={usd(fee.filingFee).minor} short className={className} />
}
