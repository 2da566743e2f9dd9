import type { ConfirmationToken } from '@stripe/stripe-js'

/** `Visa •••• 4242`, with its wallet's name before it; the kind of payment where it is no card. */
export function cardLabel({ payment_method_preview: preview }: ConfirmationToken): string {
  const { card, type } = preview
  if (!card) return WALLETS[type] ?? type
  const number = `${BRANDS[card.brand] ?? card.brand} •••• ${card.last4}`
  const wallet = card.wallet && WALLETS[card.wallet.type]
  return wallet ? `${wallet}, ${number}` : number
}

const WALLETS: Readonly<Record<string, string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
}

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}
