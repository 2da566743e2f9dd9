type Party = { readonly user: string | null; readonly email: string; readonly lastName: string }
type Card = { readonly brand: string; readonly last4: string }

/** `ada+shop@example.com` is read in the same place as `ada@example.com`. */
function mailbox(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  return `${local.replace(/\+.*$/, '')}@${domain}`
}

const sameName = (a: string, b: string) =>
  a.trim() !== '' && a.trim().toLowerCase() === b.trim().toLowerCase()

const sameCard = (a: Card, b: Card) => a.brand === b.brand && a.last4 === b.last4

/**
 * Whether an affiliate's order is their own, which earns nothing: the same account, the same
 * mailbox, or a card that has paid an order of theirs, under the same family name. Four digits of
 * a card alone would now and then be a stranger's.
 */
export function isOwnOrder(
  affiliate: Party & { readonly cards: readonly Card[] },
  order: Party & { readonly card: Card | null },
): boolean {
  if (affiliate.user !== null && affiliate.user === order.user) return true
  if (mailbox(affiliate.email) === mailbox(order.email)) return true
  const { card } = order
  if (!card || !sameName(affiliate.lastName, order.lastName)) return false
  return affiliate.cards.some((one) => sameCard(one, card))
}
