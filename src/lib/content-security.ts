/** Where the browser's part of a payment comes from. */
export type PaymentHosts = {
  readonly script: readonly string[]
  readonly connect: readonly string[]
  readonly frame: readonly string[]
}

export const NO_PAYMENT: PaymentHosts = { script: [], connect: [], frame: [] }

export const STRIPE_HOSTS: PaymentHosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}

/** The payment sandbox listens at one address for everything. */
export function sandboxHosts(sandboxUrl: string): PaymentHosts {
  const { origin } = new URL(sandboxUrl)
  return { script: [origin], connect: [origin], frame: [origin] }
}

type Policy = Record<string, readonly string[]>

const COMMON: Policy = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'font-src': ["'self'", 'data:'],
}

const write = (policy: Policy) =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

/** For pages made anew for each visitor: only scripts that carry this answer's nonce run. */
export function dynamicPolicy(
  nonce: string,
  payment: PaymentHosts,
  isDevelopment: boolean,
): string {
  const evaluation = isDevelopment ? ["'unsafe-eval'"] : []
  return write({
    ...COMMON,
    'script-src': [
      "'self'",
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      ...payment.script,
      ...evaluation,
    ],
    'connect-src': ["'self'", ...payment.connect],
    'frame-src': ["'self'", ...payment.frame],
  })
}

/**
 * For prerendered pages, whose HTML is the same for everybody and holds nothing a visitor typed.
 *
 * A nonce would make them dynamic, and Next writes their data as inline scripts.
 */
export function staticPolicy(isDevelopment: boolean): string {
  const evaluation = isDevelopment ? ["'unsafe-eval'"] : []
  return write({
    ...COMMON,
    'script-src': ["'self'", "'unsafe-inline'", ...evaluation],
    'connect-src': ["'self'"],
    'frame-src': ["'none'"],
  })
}
