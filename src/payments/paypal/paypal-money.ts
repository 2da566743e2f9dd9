import { z } from 'zod'

const VALUE = /^(\d{1,13})(?:\.(\d{1,2}))?$/

/** An amount as PayPal writes it: 24900 is `249.00`. Only currencies with cents are sold in. */
export function paypalValue(minor: number): string {
  if (!Number.isSafeInteger(minor) || minor <= 0) throw new RangeError(`Not payable: ${minor}`)
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** PayPal's decimal text in cents, digit by digit; null when it is not an amount of whole cents. */
export function minorOf(value: string): number | null {
  const [, whole, cents = ''] = VALUE.exec(value) ?? []
  return whole === undefined ? null : Number(whole + cents.padEnd(2, '0'))
}

/** PayPal's money, read as `{ minor: 24900, currency: 'USD' }`. */
export const paypalMoney = z
  .object({ currency_code: z.string().regex(/^[A-Z]{3}$/), value: z.string() })
  .transform(({ currency_code, value }, context) => {
    const minor = minorOf(value)
    if (minor !== null) return { minor, currency: currency_code }
    context.addIssue({ code: 'custom', message: `Not an amount: ${value}` })
    return z.NEVER
  })
