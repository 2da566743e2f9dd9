import { z } from 'zod'
import { typedLine } from '@/src/domain/vocabulary/text/typed-text'
import type { GatewaySlug } from '../../vocabulary/payment-status'
import type { StripeMethod } from '../stripe-methods'
import { GATEWAY_SETUP } from './gateway-setup'

export const PAYPAL_ENVIRONMENTS = ['sandbox', 'live'] as const
export type PaypalEnvironment = (typeof PAYPAL_ENVIRONMENTS)[number]

/** Everything that opens one provider's API; `environment` is PayPal's alone. */
export type GatewayKeys = {
  readonly publicKey: string
  readonly secretKey: string
  readonly webhookSecret: string
  readonly environment: PaypalEnvironment
  /** Stripe's alone: what is offered beside cards and their wallets. */
  readonly methods: readonly StripeMethod[]
}

export type KeyName = 'publicKey' | 'secretKey' | 'webhookSecret'
export type KeyErrors = Partial<Record<KeyName, string>>

const text = typedLine(300).default('')

/** What staff typed into a gateway's configuration; what is left empty stays as it is. */
export const typedKeys = z.object({
  publicKey: text,
  secretKey: text,
  webhookSecret: text,
  environment: z.enum(PAYPAL_ENVIRONMENTS).optional(),
})
export type TypedKeys = z.infer<typeof typedKeys>

/** What is saved of a gateway's keys, as far as anybody may know. */
export type SavedKeys = {
  readonly publicKey: string
  readonly hasSecretKey: boolean
  readonly hasWebhookSecret: boolean
  readonly environment: PaypalEnvironment
}

export type KeyMode = 'test' | 'live'

/** Whether keys move real money, told from the key that is public. */
export function modeOf(
  slug: GatewaySlug,
  keys: Pick<GatewayKeys, 'publicKey' | 'environment'>,
): KeyMode {
  if (slug === 'paypal') return keys.environment === 'live' ? 'live' : 'test'
  return /^(?:pk|rzp)_live_/.test(keys.publicKey) ? 'live' : 'test'
}

const modeIn = (key: string): KeyMode | null => {
  const found = /^[a-z]+_(test|live)_/.exec(key)?.[1]
  return found === 'test' || found === 'live' ? found : null
}

type Shape = { readonly pattern: RegExp; readonly message: string }

const NO_SPACES: Shape = {
  pattern: /^[\x21-\x7e]{8,}$/,
  message: 'This does not look like a whole key: copy it again, without spaces',
}

/** What each provider's keys look like. */
const SHAPES: Record<GatewaySlug, Record<KeyName, Shape>> = {
  stripe: {
    publicKey: {
      pattern: /^pk_(?:test|live)_\w{8,}$/,
      message: 'A publishable key starts with pk_test_ or pk_live_',
    },
    secretKey: {
      pattern: /^[sr]k_(?:test|live)_\w{8,}$/,
      message: 'A secret key starts with sk_test_ or sk_live_',
    },
    webhookSecret: {
      pattern: /^whsec_[\w+/=-]{8,}$/,
      message: 'A webhook signing secret starts with whsec_',
    },
  },
  razorpay: {
    publicKey: {
      pattern: /^rzp_(?:test|live)_\w{8,}$/,
      message: 'A key ID starts with rzp_test_ or rzp_live_',
    },
    secretKey: {
      pattern: /^(?!rzp_)[\x21-\x7e]{8,}$/,
      message: 'This is not the key secret: that one does not start with rzp_',
    },
    webhookSecret: { ...NO_SPACES, message: 'Use at least 8 characters, without spaces' },
  },
  paypal: { publicKey: NO_SPACES, secretKey: NO_SPACES, webhookSecret: NO_SPACES },
}

const KEY_NAMES: readonly KeyName[] = ['publicKey', 'secretKey', 'webhookSecret']

function missing(slug: GatewaySlug, typed: TypedKeys, saved: SavedKeys): KeyErrors {
  const { publicKey, secretKey } = GATEWAY_SETUP[slug]
  const errors: KeyErrors = {}
  if (!typed.publicKey && !saved.publicKey) errors.publicKey = `Enter the ${lower(publicKey.label)}`
  if (!typed.secretKey && !saved.hasSecretKey)
    errors.secretKey = `Enter the ${lower(secretKey.label)}`
  return errors
}

const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)

/** Keys come in pairs: a new public one, or PayPal's other environment, has another secret. */
function unpaired(slug: GatewaySlug, typed: TypedKeys, saved: SavedKeys): KeyErrors {
  if (typed.secretKey || !saved.hasSecretKey) return {}
  const { publicKey, secretKey } = GATEWAY_SETUP[slug]
  const [one, other] = [publicKey.label, secretKey.label].map(lower)
  if (typed.publicKey && typed.publicKey !== saved.publicKey) {
    return { secretKey: `A new ${one} has a ${other} of its own: enter that one too` }
  }
  if (slug === 'paypal' && typed.environment && typed.environment !== saved.environment) {
    return { secretKey: 'PayPal’s sandbox and live have different secrets: enter this one’s' }
  }
  return {}
}

function mixed(publicKey: string, secretKey: string): KeyErrors {
  const [open, secret] = [modeIn(publicKey), modeIn(secretKey)]
  if (!open || !secret || open === secret) return {}
  return {
    secretKey: `This is a ${secret} key, but the publishable key is a ${open} key: use two of the same kind`,
  }
}

/** The part of Stripe's newer keys that names the account: 16 characters after the mode. */
const accountIn = (key: string): string | null =>
  /^[a-z]+_(?:test|live)_5(1\w{15})\w{8,}$/.exec(key)?.[1] ?? null

/** Keys of two Stripe accounts open nothing together. */
function strangers(slug: GatewaySlug, publicKey: string, secretKey: string): KeyErrors {
  const [one, other] = [accountIn(publicKey), accountIn(secretKey)]
  if (slug !== 'stripe' || !one || !other || one === other) return {}
  return { secretKey: 'This key belongs to another Stripe account than the publishable key' }
}

/** The payment sandbox's own keys look real at some providers; they open nothing there. */
const SANDBOX_KEYS = /^(?:[a-z]+_sandbox_|rzp_test_sandbox|sandbox-[\w-]{20,}$|WH-SANDBOX-)/

function ofSandbox(typed: TypedKeys): KeyErrors {
  const errors: KeyErrors = {}
  for (const name of KEY_NAMES) {
    if (SANDBOX_KEYS.test(typed[name])) {
      errors[name] = 'This is a key of the payment sandbox: use one from the provider'
    }
  }
  return errors
}

/** A key of the wrong kind, told apart from one that is merely misshapen. */
function misplaced(slug: GatewaySlug, typed: TypedKeys): KeyErrors {
  if (slug !== 'stripe') return {}
  const errors: KeyErrors = {}
  if (/^pk_/.test(typed.secretKey)) {
    errors.secretKey = 'This is the publishable key: the secret key starts with sk_ or rk_'
  }
  if (/^[sr]k_/.test(typed.publicKey)) {
    errors.publicKey =
      'This is a secret key, which customers’ browsers must never see: the publishable key starts with pk_'
  }
  return errors
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** Whether a site's address leads to someone's own machine. */
export const isLoopback = (siteUrl: string): boolean => LOOPBACK.test(new URL(siteUrl).hostname)

/** What to say before live keys are saved where no one but the owner can reach the site; else null. */
export function liveKeysWarning(
  slug: GatewaySlug,
  keys: Pick<GatewayKeys, 'publicKey' | 'environment'>,
  siteUrl: string,
): string | null {
  if (modeOf(slug, keys) !== 'live' || !isLoopback(siteUrl)) return null
  const { name } = GATEWAY_SETUP[slug]
  return `These are live keys, and this site runs on your own machine (${siteUrl}): test purchases here would charge real cards, and ${name} can’t report back to it. Use test keys, or save these only if you mean to.`
}

/** What is wrong with the keys that were typed, next to those that are saved; nothing when all is well. */
export function keyErrors(slug: GatewaySlug, typed: TypedKeys, saved: SavedKeys): KeyErrors {
  const misshapen: KeyErrors = {}
  for (const name of KEY_NAMES) {
    const { pattern, message } = SHAPES[slug][name]
    if (typed[name] && !pattern.test(typed[name])) misshapen[name] = message
  }
  return {
    ...mixed(typed.publicKey || saved.publicKey, typed.secretKey),
    ...unpaired(slug, typed, saved),
    ...strangers(slug, typed.publicKey || saved.publicKey, typed.secretKey),
    ...missing(slug, typed, saved),
    ...misshapen,
    ...misplaced(slug, typed),
    ...ofSandbox(typed),
  }
}

/** Rupees for a dollar, and the day that this was the rate. */
export const exchangeRateInput = z.object({
  exchangeRate: z
    .number({ error: 'Enter how many rupees one dollar is, such as 83.5' })
    .min(1, 'The rate is at least 1')
    .max(1000, 'The rate is at most 1,000'),
  exchangeRateAsOf: z.iso.date('Choose the day of this rate'),
})
export type ExchangeRateInput = z.infer<typeof exchangeRateInput>
