import { usd } from '@/src/domain/money/money'
import { Badge } from '@/src/storefront/ui/badge'
import { Money } from '@/src/storefront/ui/money'
import { RadioCard } from '@/src/storefront/ui/radio-card'

type Prices = { readonly monthly: number; readonly annual: number }
type Billing = keyof Prices

const CHOICES = [
  { value: 'monthly', title: 'Monthly', period: 'a month' },
  { value: 'annual', title: 'Annual', period: 'a year' },
] as const

/** How much less a year costs than twelve months, in whole percent towards none. */
function savedPercent({ monthly, annual }: Prices): number {
  return monthly > 0 ? Math.max(0, Math.round((1 - annual / (12 * monthly)) * 100)) : 0
}

type BusinessAddressBillingProps = {
  /** In dollars. */
  prices: Prices
  value: Billing
  onChange: (value: Billing) => void
}

/** Whether the business address is paid by the month or by the year. */
export function BusinessAddressBilling({ prices, value, onChange }: BusinessAddressBillingProps) {
  const saved = savedPercent(prices)
  return (
    <fieldset className="flex flex-col gap-3 border-t border-border p-4">
      <legend className="sr-only">Billing of the business address</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {CHOICES.map((choice) => (
          <RadioCard
            key={choice.value}
            name="businessAddressBilling"
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
            title={choice.title}
            badge={
              choice.value === 'annual' && saved > 0 && <Badge tone="success">Saves {saved}%</Badge>
            }
            description={
              <>
                <Money minor={usd(prices[choice.value]).minor} short /> {choice.period}
              </>
            }
          />
        ))}
      </div>
      <p className="text-xs text-muted">
        You pay the first period now. We send a notice before each renewal, and never charge without
        asking.
      </p>
    </fieldset>
  )
}
