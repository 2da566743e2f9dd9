/** Whose money a payment moved: real money, a provider's test money, or the payment sandbox's. */
export const PAYMENT_MODES = ['live', 'test', 'sandbox'] as const
export type PaymentMode = (typeof PAYMENT_MODES)[number]

/** What staff and customers read beside a payment that moved no real money; null beside one that did. */
export const MODE_BADGES: Record<PaymentMode, string | null> = {
  live: null,
  test: 'Test mode',
  sandbox: 'Sandbox',
}

type Moded = { readonly mode?: PaymentMode | null; readonly sandbox?: boolean | null }

/** The mode of a payment, also of one from before modes were kept. */
export function modeOfPayment({ mode, sandbox }: Moded): PaymentMode {
  if (sandbox) return 'sandbox'
  return mode ?? 'live'
}

/** Only these count as revenue. */
export const movedRealMoney = (payment: Moded): boolean => modeOfPayment(payment) === 'live'

/** How many characters of a public key tell accounts apart without giving the key away. */
const HINT_LENGTH = 6

/** The last characters of a gateway's public key, by which staff know the account again. */
export const keyHintOf = (publicKey: string): string => publicKey.trim().slice(-HINT_LENGTH)

/** Which keys a payment was made with, or a gateway has now. */
export type KeyMark = { readonly mode: PaymentMode; readonly keyHint: string | null }

const named = ({ mode, keyHint }: KeyMark) => {
  const keys = mode === 'sandbox' ? 'in the payment sandbox' : `with the ${mode} keys`
  return keyHint && mode !== 'sandbox' ? `${keys} ending in ${keyHint}` : keys
}

/**
 * Why a payment can't be found with today's keys, in words for staff; null when those are the keys
 * that it was made with.
 */
export function otherKeys(then: KeyMark, now: KeyMark | null): string | null {
  if (!now) return `It was made ${named(then)}, and no keys are saved now.`
  const isSame = then.mode === now.mode && (!then.keyHint || then.keyHint === now.keyHint)
  if (isSame) return null
  return `It was made ${named(then)}; the gateway now works ${named(now)}.`
}
