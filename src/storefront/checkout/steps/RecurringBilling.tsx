import { usd } from '@/src/domain/vocabulary/money/money'
import { Badge } from '@/src/storefront/ui/badge'
import { RadioCard } from '@/src/storefront/ui/forms/radio-card'
import { Money } from '@/src/storefront/ui/money'

/** In dollars; null for a period that it is not sold by. */
type Prices = { readonly monthly: number | null; readonly annual: number }
type Period = keyof Prices

const CHOICES = [
  { value: 'monthly', title: 'Monthly', period: 'a month' },
  { value: 'annual', title: 'Annual', period: 'a year' },
] as const

/** How much less a year costs than twelve months, in whole percent towards none. */
function savedPercent({ monthly, annual }: Prices): number {
  return monthly ? Math.max(0, Math.round((1 - annual / (12 * monthly)) * 100)) : 0
}

type RecurringBillingProps = {
  /** What is billed, for those who don’t see it stand above. */
  legend: string
  /** Tells the radio buttons of one service from those of another. */
  name: string
  prices: Prices
  value: Period
  onChange: (value: Period) => void
}

/** Whether a recurring service is paid by the month or by the year. */
export function RecurringBilling({ legend, name, prices, value, onChange }: RecurringBillingProps) {
  const saved = savedPercent(prices)
  return (
    <fieldset className="flex flex-col gap-3 border-t border-border p-4">
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {CHOICES.map((choice) => {
          const price = prices[choice.value]
          if (price === null) return null
          return (
            <RadioCard
              key={choice.value}
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              title={choice.title}
              badge={
                choice.value === 'annual' &&
                saved > 0 && <Badge tone="success">Saves {saved}%</Badge>
              }
              description={
                <>
                  <Money minor={usd(price).minor} short /> {choice.period}
                </>
              }
            />
          )
        })}
      </div>
      <p className="text-xs text-muted">
        You pay the first period now. We send a notice before each renewal, and never charge without
        asking.
      </p>
    </fieldset>
  )
}
