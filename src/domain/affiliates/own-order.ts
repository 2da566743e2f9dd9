import type { ReviewReason } from '@/src/domain/affiliates/affiliate-input'

type Party = {
  readonly user: string | null
  readonly email: string
  readonly lastName: string
  readonly phone: string | null
}
type Card = {
  readonly brand: string
  readonly last4: string
  /** The gateway's own mark of the card's number, where it gives one. */
  readonly fingerprint?: string | null
}

/** One mailbox under two names. */
const SAME_DOMAIN: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' }
/** Where dots in an address mean nothing. */
const DOTLESS = new Set(['gmail.com'])

/**
 * The mailbox in which an address is read: `ada+shop@example.com` is that of `ada@example.com`, and
 * `A.da@googlemail.com` that of `ada@gmail.com`.
 */
export function mailbox(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  const domain = SAME_DOMAIN[host] ?? host
  const local = name.replace(/\+.*$/, '')
  return `${DOTLESS.has(domain) ? local.replaceAll('.', '') : local}@${domain}`
}

const sameName = (a: string, b: string) =>
  a.trim() !== '' && a.trim().toLowerCase() === b.trim().toLowerCase()

/** The last digits, which are the same with a country code and without. */
const endOf = (phone: string | null) => (phone ?? '').replace(/\D/g, '').slice(-9)

const samePhone = (a: string | null, b: string | null) =>
  endOf(a).length === 9 && endOf(a) === endOf(b)

/** Whether two cards are one, as far as their gateways tell. */
function likeness(a: Card, b: Card): 'same' | 'alike' | 'other' {
  if (a.fingerprint && b.fingerprint) return a.fingerprint === b.fingerprint ? 'same' : 'other'
  return a.brand === b.brand && a.last4 === b.last4 ? 'alike' : 'other'
}

/**
 * Whose an affiliate's order is, as far as can be told.
 *
 * `own`, which earns nothing: the same account, the same mailbox, the very card that has paid an order
 * of theirs, or one with its brand and last digits under the same family name or phone number.
 * `card`: brand and digits alone, which now and then are a stranger's; `browser`: one in which the
 * affiliate has signed in, which a family or an office may share. A person looks at both.
 */
export function ownershipOf(
  affiliate: Party & { readonly cards: readonly Card[] },
  order: Party & { readonly card: Card | null; readonly isAffiliateBrowser: boolean },
): 'own' | ReviewReason | 'other' {
  if (affiliate.user !== null && affiliate.user === order.user) return 'own'
  if (mailbox(affiliate.email) === mailbox(order.email)) return 'own'
  const { card } = order
  const found = card ? affiliate.cards.map((one) => likeness(one, card)) : []
  if (found.includes('same')) return 'own'
  const isSamePerson =
    sameName(affiliate.lastName, order.lastName) || samePhone(affiliate.phone, order.phone)
  if (found.includes('alike')) return isSamePerson ? 'own' : 'card'
  return order.isAffiliateBrowser ? 'browser' : 'other'
}
