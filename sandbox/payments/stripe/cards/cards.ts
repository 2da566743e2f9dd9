/** What the bank behind a test card does: pays, asks for 3-D Secure, or declines with a code. */
export type CardBehaviour = 'pays' | 'challenge' | DeclineCode

export type DeclineCode =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'test_mode_live_card'

/** Stripe's own test cards, with what each is for in words. The only cards the sandbox takes. */
export const TEST_CARDS: ReadonlyArray<{
  readonly number: string
  readonly behaviour: CardBehaviour
  readonly meaning: string
}> = [
  { number: '4242424242424242', behaviour: 'pays', meaning: 'Payment succeeds (Visa)' },
  { number: '5555555555554444', behaviour: 'pays', meaning: 'Payment succeeds (Mastercard)' },
  { number: '378282246310005', behaviour: 'pays', meaning: 'Payment succeeds (Amex)' },
  { number: '4000002760003184', behaviour: 'challenge', meaning: 'Bank asks for 3-D Secure' },
  { number: '4000000000003220', behaviour: 'challenge', meaning: 'Bank asks for 3-D Secure 2' },
  { number: '4000000000000002', behaviour: 'generic_decline', meaning: 'Declined' },
  { number: '4000000000009995', behaviour: 'insufficient_funds', meaning: 'Insufficient funds' },
  { number: '4000000000000069', behaviour: 'expired_card', meaning: 'Expired card' },
  { number: '4000000000000127', behaviour: 'incorrect_cvc', meaning: 'Wrong security code' },
  { number: '4000000000000119', behaviour: 'processing_error', meaning: 'Processing error' },
]

const BRANDS = [
  { brand: 'visa', pattern: /^4/, cvc: 3 },
  { brand: 'mastercard', pattern: /^(5[1-5]|2[2-7])/, cvc: 3 },
  { brand: 'amex', pattern: /^3[47]/, cvc: 4 },
] as const

/** The check digit that catches a mistyped card number. */
export function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, character, index) => {
    const digit = Number(character)
    if (index % 2 === 0) return total + digit
    return total + (digit > 4 ? digit * 2 - 9 : digit * 2)
  }, 0)
  return sum % 10 === 0
}

export function brandOf(number: string): { brand: string; cvc: 3 | 4 } {
  const found = BRANDS.find(({ pattern }) => pattern.test(number))
  return found ? { brand: found.brand, cvc: found.cvc } : { brand: 'unknown', cvc: 3 }
}

export function behaviourOf(number: string): CardBehaviour {
  const card = TEST_CARDS.find((known) => known.number === number)
  return card?.behaviour ?? 'test_mode_live_card'
}

export type TypedCard = {
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
  readonly cvc: string
}

/** What is wrong with a card as typed, as Stripe's error code, or null. `today` decides expiry. */
export function cardProblem(card: TypedCard, today: Date): string | null {
  if (!passesLuhn(card.number)) return 'incorrect_number'
  if (!Number.isInteger(card.expMonth) || card.expMonth < 1 || card.expMonth > 12) {
    return 'invalid_expiry_month'
  }
  const year = today.getUTCFullYear()
  const isPast = card.expYear === year && card.expMonth < today.getUTCMonth() + 1
  if (
    !Number.isInteger(card.expYear) ||
    card.expYear < year ||
    card.expYear > year + 50 ||
    isPast
  ) {
    return 'invalid_expiry_year'
  }
  return new RegExp(`^\\d{${brandOf(card.number).cvc}}$`).test(card.cvc) ? null : 'invalid_cvc'
}

/** `4242 4242 4242 4242`, and `3782 822463 10005` for American Express. */
export function spaced(number: string): string {
  const groups = brandOf(number).brand === 'amex' ? /^(\d{4})(\d{6})(\d{5})$/ : /(\d{4})(?=\d)/g
  return brandOf(number).brand === 'amex'
    ? number.replace(groups, '$1 $2 $3')
    : number.replace(groups, '$1 ')
}
