/** What people call each brand of card, by the names that gateways give it. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos Australia',
  jcb: 'JCB',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  rupay: 'RuPay',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** A card's brand in words; `Card` where we know none. */
export function cardBrand(brand: string | null | undefined): string {
  return (brand && BRANDS[brand.toLowerCase()]) || 'Card'
}

/** A card as people know it: `Visa ending in 4242`. */
export const cardEnding = (brand: string | null | undefined, last4: string): string =>
  `${cardBrand(brand)} ending in ${last4}`
