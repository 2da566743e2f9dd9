import { amount } from '../ui/format'

/** Fields in the order's currency, whatever the gateway was paid in. */
const OF_THE_ORDER = 'orderMinor'

/** A recorded amount of cents as people read it, `$1,249.00`; null where there is none. */
export function moneyText(
  name: string | undefined,
  value: unknown,
  record: { readonly currency?: unknown } | null | undefined,
): string | null {
  if (typeof value !== 'number') return null
  return amount(value, name === OF_THE_ORDER ? 'USD' : String(record?.currency))
}
