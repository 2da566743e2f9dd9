import type { ConfirmationToken } from '@stripe/stripe-js'

import { cardBrand } from '@/src/domain/vocabulary/money/card-brand'

/** `Visa •••• 4242`, with its wallet's name before it; the kind of payment where it is no card. */
export function cardLabel({ payment_method_preview: preview }: ConfirmationToken): string {
  const { card, type } = preview
  if (!card) return WALLETS[type] ?? type
  const number = `${cardBrand(card.brand)} •••• ${card.last4}`
  const wallet = card.wallet && WALLETS[card.wallet.type]
  return wallet ? `${wallet}, ${number}` : number
}

const WALLETS: Readonly<Record<string, string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
}
