export type PaypalCredentials = {
  readonly clientId: string
  readonly clientSecret: string
  /** Names our webhook at PayPal: without it no webhook can be verified, and none is believed. */
  readonly webhookId: string
  /** PayPal's own test environment, or the real one. */
  readonly environment: 'sandbox' | 'live'
  /** Where the API listens, if it is not PayPal's own: the payment sandbox. */
  readonly baseUrl?: string
  /** How long one request may take, in milliseconds. */
  readonly timeoutMs?: number
  /** How often a request that failed on the way is repeated, under the same idempotency key. */
  readonly retries?: number
}

const API = {
  live: 'https://api-m.paypal.com',
  sandbox: 'https://api-m.sandbox.paypal.com',
} as const satisfies Record<PaypalCredentials['environment'], string>

/** The address of the API that these credentials are for, without a slash at its end. */
export function apiBase({
  environment,
  baseUrl,
}: Pick<PaypalCredentials, 'environment' | 'baseUrl'>): string {
  return baseUrl ? new URL(baseUrl).href.replace(/\/+$/, '') : API[environment]
}

/** Whether an address is one of PayPal's own, or of the payment sandbox when that stands in. */
export function isPaypalUrl(address: string, { baseUrl }: Pick<PaypalCredentials, 'baseUrl'>) {
  const url = URL.parse(address)
  if (url === null || url.username + url.password !== '') return false
  if (baseUrl) return url.origin === new URL(baseUrl).origin
  const isPaypals = url.hostname === 'paypal.com' || url.hostname.endsWith('.paypal.com')
  return url.protocol === 'https:' && url.port === '' && isPaypals
}
