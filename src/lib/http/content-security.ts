import type { WidgetHosts } from '@/src/domain/content/chat-widget'

/** Where the browser's part of a payment comes from. */
export type PaymentHosts = {
  readonly script: readonly string[]
  readonly connect: readonly string[]
  readonly frame: readonly string[]
  /** Marks of banks, wallets and cards. */
  readonly picture: readonly string[]
}

export const NO_PAYMENT: PaymentHosts = { script: [], connect: [], frame: [], picture: [] }

export const STRIPE_HOSTS: PaymentHosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  picture: ['https://*.stripe.com'],
}

/** Razorpay's window is a frame; its script loads more from other hosts of its own. */
export const RAZORPAY_HOSTS: PaymentHosts = {
  script: ['https://*.razorpay.com'],
  connect: ['https://*.razorpay.com'],
  frame: ['https://*.razorpay.com'],
  picture: ['https://*.razorpay.com'],
}

/** The payment sandbox listens at one address for everything. */
export function sandboxHosts(sandboxUrl: string): PaymentHosts {
  const { origin } = new URL(sandboxUrl)
  return { script: [origin], connect: [origin], frame: [origin], picture: [origin] }
}

/** As much of a way to pay as decides which hosts its part of a page comes from. */
export type HostedMethod = {
  readonly gateway: string
  readonly sandbox: boolean
  readonly scriptUrl: string | null
}

function hostsOf({ gateway, sandbox, scriptUrl }: HostedMethod): PaymentHosts {
  if (!scriptUrl) return NO_PAYMENT // PayPal: a link to a page of its own, nothing on ours
  if (sandbox) return sandboxHosts(scriptUrl)
  return gateway === 'razorpay' ? RAZORPAY_HOSTS : STRIPE_HOSTS
}

/** The hosts of all ways to pay that are open: of each the real ones or the sandbox's, never both. */
export function paymentHosts(methods: readonly HostedMethod[]): PaymentHosts {
  const all = methods.map(hostsOf)
  const merged = (kind: keyof PaymentHosts) => [...new Set(all.flatMap((one) => one[kind]))]
  return {
    script: merged('script'),
    connect: merged('connect'),
    frame: merged('frame'),
    picture: merged('picture'),
  }
}

type Policy = Record<string, readonly string[]>

const COMMON: Policy = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
}

/**
 * The site's own pictures, from its folder or bucket, are answered under its own address. Every other host
 * has to be named: a picture's address can carry data out of a page.
 */
const pictures = (...hosts: readonly string[]) => ["'self'", 'data:', 'blob:', ...hosts]

/** Without a front, nothing has seen the whole page before its policy is sent. */
const ANY_INLINE = "'unsafe-inline'"

/** A policy that lets any inline script run, with these in their place; null for all others. */
export function withHashes(policy: string, sources: () => readonly string[]): string | null {
  const scripts = /(?:^|;\s*)script-src ([^;]*)/.exec(policy)?.[1]
  if (!scripts?.split(' ').includes(ANY_INLINE)) return null
  const named = scripts
    .split(' ')
    .flatMap((source) => (source === ANY_INLINE ? sources() : [source]))
  return policy.replace(`script-src ${scripts}`, `script-src ${named.join(' ')}`)
}

const write = (policy: Policy) =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

/** For pages made again for each visitor: only scripts that carry this answer's nonce run. */
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
    'img-src': pictures(...payment.picture),
    'connect-src': ["'self'", ...payment.connect],
    'frame-src': ["'self'", ...payment.frame],
  })
}

/**
 * For prerendered pages, whose HTML is the same for everybody and holds nothing a visitor typed.
 *
 * A nonce would make them dynamic, and Next writes their data as inline scripts: the front, which has
 * the finished page, names those by their hashes. The hosts of a chat widget are let in while it is
 * switched on, for those who ask for it; those of the open ways to pay, in the checkout.
 */
export function staticPolicy(
  isDevelopment: boolean,
  widget: WidgetHosts | null = null,
  inline: readonly string[] = [ANY_INLINE],
  payment: PaymentHosts = NO_PAYMENT,
): string {
  const evaluation = isDevelopment ? ["'unsafe-eval'"] : []
  const parts = widget?.parts ?? []
  const frames = [...parts, ...payment.frame]
  return write({
    ...COMMON,
    'script-src': ["'self'", ...inline, ...evaluation, ...parts, ...payment.script],
    'style-src': ["'self'", "'unsafe-inline'", ...parts],
    'img-src': pictures(...parts, ...(widget?.pictures ?? []), ...payment.picture),
    'font-src': ["'self'", 'data:', ...parts],
    'connect-src': ["'self'", ...(widget?.talk ?? []), ...payment.connect],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    ...(parts.length > 0 ? { 'media-src': ["'self'", ...parts] } : {}),
  })
}
