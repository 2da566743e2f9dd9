const REDACTED = '[redacted]'

/** Fields of providers with which money is approved or an account is used. */
const SECRET = /(?:^|_)(?:secret|password|private_key|(?:access|id|client|refresh)_token)$/i
/** Stripe's keys to one payment, such as `pi_…_secret_…`, also within addresses. */
const STRIPE_KEY = /\b[a-z]+_[A-Za-z0-9]+_secret_[A-Za-z0-9]+/g
const IN_ADDRESS = /(client_secret=)[^&#\s"']+/gi

function redacted(key: string, value: unknown): unknown {
  if (value !== null && value !== '' && SECRET.test(key)) return REDACTED
  if (typeof value !== 'string') return value
  return value.replace(IN_ADDRESS, `$1${REDACTED}`).replace(STRIPE_KEY, REDACTED)
}

/**
 * What a provider said, without what would let a reader of it act for the customer: Stripe sends a
 * payment's client secret along, and the address of its bank's page.
 *
 * @throws SyntaxError when it is no JSON
 */
export const withoutSecrets = (json: string): string => JSON.stringify(JSON.parse(json, redacted))
