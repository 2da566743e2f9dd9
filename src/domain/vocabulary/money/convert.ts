import { type Money, money } from '@/src/domain/vocabulary/money/money'

/** Rates are kept to four decimals, so that they too are whole numbers here. */
const RATE_SCALE = 10_000n

/** A rate in ten-thousandths: 83.5 is 835,000. */
function scaledRate(rate: number): bigint {
  const scaled = Math.round(rate * Number(RATE_SCALE))
  const isExact = Math.abs(scaled / Number(RATE_SCALE) - rate) < 1e-9
  if (!Number.isSafeInteger(scaled) || scaled <= 0 || !isExact) {
    throw new RangeError(`Not a rate of at most four decimals: ${rate}`)
  }
  return BigInt(scaled)
}

/**
 * Dollars in rupees at so many rupees for one dollar, rounded half up to the paisa.
 *
 * @throws RangeError for a rate with more than four decimals, or one that is not positive
 */
export function convert(dollars: Money, rate: number): Money {
  if (dollars.currency !== 'USD' || dollars.minor < 0) {
    throw new RangeError(`Not an amount of dollars: ${dollars.minor} ${dollars.currency}`)
  }
  const exact = BigInt(dollars.minor) * scaledRate(rate)
  return money(Number((exact + RATE_SCALE / 2n) / RATE_SCALE), 'INR')
}
