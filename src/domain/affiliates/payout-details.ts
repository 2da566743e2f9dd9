import { z } from 'zod'
import { requiredCode, requiredLine, typedEmail } from '@/src/domain/vocabulary/text/typed-text'

export const PAYOUT_METHODS = { paypal: 'PayPal', bank: 'Bank transfer' } as const
export type PayoutMethod = keyof typeof PAYOUT_METHODS

const password = z
  .string({ error: 'Enter your current password' })
  .min(1, 'Enter your current password')
  .max(200, 'This password is too long')

const compact = (value: string) => value.replace(/[\s-]/g, '').toUpperCase()

export const paypalDetails = z.object({
  method: z.literal('paypal'),
  name: requiredLine('Enter the name on the account', 200),
  email: typedEmail('Enter the email address of your PayPal account'),
  currentPassword: password,
})

export const bankDetails = z.object({
  method: z.literal('bank'),
  name: requiredLine('Enter the name of the account holder', 200),
  routing: requiredCode('Enter the routing number or BIC', 20)
    .transform(compact)
    .pipe(
      z
        .string()
        .regex(
          /^(?:\d{9}|[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)$/,
          'A routing number has 9 digits; a BIC has 8 or 11 characters',
        ),
    ),
  account: requiredCode('Enter the account number or IBAN', 50)
    .transform(compact)
    .pipe(
      z
        .string()
        .regex(
          /^(?:\d{5,17}|[A-Z]{2}\d{2}[A-Z0-9]{11,30})$/,
          'An account number has 5 to 17 digits; an IBAN begins with two letters',
        ),
    ),
  currentPassword: password,
})

/** Where an affiliate wants to be paid; checked in the browser and again on the server. */
export const payoutDetailsInput = z.discriminatedUnion('method', [paypalDetails, bankDetails], {
  error: 'Choose how you want to be paid',
})
export type PayoutDetails = z.output<typeof payoutDetailsInput>

/** The account as staff need it to send money; kept encrypted. */
export function accountText(details: PayoutDetails): string {
  return details.method === 'paypal'
    ? details.email
    : `Routing ${details.routing}, account ${details.account}`
}

/** Enough of an account to recognise one's own: `a•••@example.com`, `•••• 6789`. */
export function maskedAccount(details: PayoutDetails): string {
  if (details.method === 'paypal') {
    return details.email.replace(/^(.)[^@]*/, (_, first: string) => `${first}•••`)
  }
  const shown = details.account.length >= 8 ? 4 : 2
  return `•••• ${details.account.slice(-shown)}`
}

/** The place that an account's cipher text is bound to. */
export function payoutAccountPlace(row: Readonly<Record<string, unknown>>): string {
  return `affiliateLinks.${row.code}.payoutAccount`
}
