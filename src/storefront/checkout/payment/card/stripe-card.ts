import type { Appearance, CustomFontSource, Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { loadScript } from '@/src/storefront/ui/browser/load-script'
import { PAYMENT_TEXTS } from '../outcome/payment-text'
import type { ChallengeResult } from '../payment-method-form'
import type { BillingDetails } from './card-owner'
import { NO_WALLETS, openWallets, type WalletRow } from './stripe-wallets'
import { tokenColor as hex } from './token-color'
import { type TokenResult, takeToken } from './token-result'

type OwnFonts = { readonly family: string; readonly fonts: CustomFontSource[] }

const unquoted = (name: string) => name.trim().replaceAll(/^["']|["']$/g, '')

function faces(): CSSFontFaceRule[] {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule)
    } catch {
      return [] // another origin's, which may not be read
    }
  })
}

/** The faces of the page's text, with their addresses: a frame of another origin lacks them. */
function ownFonts(): OwnFonts {
  const { fontFamily } = getComputedStyle(document.body)
  const wanted = fontFamily.split(',').map(unquoted)
  const fonts = faces().flatMap(({ style, parentStyleSheet }) => {
    const read = (property: string) => style.getPropertyValue(property)
    const family = unquoted(read('font-family'))
    const address = /url\(["']?([^"')]+)["']?\)/.exec(read('src'))?.[1]
    if (!address || !wanted.includes(family)) return []
    const url = new URL(address, parentStyleSheet?.href ?? document.baseURI)
    return [
      {
        family,
        src: `url(${url.href})`,
        weight: read('font-weight') || 'normal',
        ...(read('unicode-range') && { unicodeRange: read('unicode-range') }),
      },
    ]
  })
  return { family: fontFamily, fonts }
}

const STRIPES_OWN = 'https://js.stripe.com/'

/** What is needed to open Stripe's fields. */
type StripeAccess = {
  readonly publicKey: string
  readonly scriptUrl: string
  /** In capitals, as `USD`. */
  readonly currency: string
  /** What the fields offer, by Stripe's names: the charge allows these and no others. */
  readonly methodTypes: readonly string[]
}

/** The provider's card fields on this page. Card numbers never reach us: only tokens do. */
export type OpenCard = {
  /** Whether a wallet's button is above the fields. */
  readonly hasWallets: boolean
  /** Shows in the fields themselves what is wrong with them. False when something is. */
  readonly check: () => Promise<boolean>
  /** `card`, or the wallet that is chosen in the fields: it brings its own owner along. */
  readonly kind: () => string
  readonly take: (billing: BillingDetails, totalMinor: number) => Promise<TokenResult>
  readonly challenge: (clientSecret: string) => Promise<ChallengeResult>
  readonly close: () => void
}

async function openStripe({ scriptUrl, publicKey }: StripeAccess): Promise<Stripe> {
  // Stripe's loader takes what is already on the page; by itself it would wait for its script without end.
  await loadScript(scriptUrl)
  const stripe = await loadStripe(publicKey)
  if (!stripe) throw new Error('Stripe is not available here')
  return stripe
}

const isSecure = ({ scriptUrl }: StripeAccess) =>
  window.location.protocol === 'https:' || !scriptUrl.startsWith(STRIPES_OWN)

/** Where Stripe's parts go. */
type CardPlaces = { readonly host: HTMLElement; readonly wallets: WalletRow }

/**
 * Puts Stripe's fields into `host`, and the wallets that the account and device have above them.
 *
 * @throws when Stripe cannot be had, or no one wants it any more
 */
export async function openStripeCard(
  access: StripeAccess,
  { host, wallets: row }: CardPlaces,
  totalMinor: number,
  signal: AbortSignal,
): Promise<OpenCard> {
  const stripe = await openStripe(access)
  signal.throwIfAborted()
  const { family, fonts } = ownFonts()
  const options = {
    mode: 'payment' as const,
    amount: totalMinor,
    currency: access.currency.toLowerCase(),
    allowedPaymentMethodTypes: [...access.methodTypes],
    appearance: stripeAppearance(family),
    // Stripe takes a face from a secure address alone.
    ...(isSecure(access) && { fonts }),
  }
  const elements = stripe.elements(options)
  const wallets = openWallets(stripe, options, row).catch(() => NO_WALLETS)
  const element = elements.create('payment', {
    fields: { billingDetails: 'never' },
    layout: 'tabs',
    wallets: { applePay: 'never', googlePay: 'never', link: 'never' }, // they have their own row
  })
  let kind = 'card'
  element.on('change', (change) => {
    kind = change.value?.type ?? 'card'
  })
  await new Promise<void>((resolve, reject) => {
    element.on('ready', () => resolve())
    element.on('loaderror', ({ error }) => {
      element.destroy()
      void wallets.then(({ close }) => close())
      reject(new Error(error.message))
    })
    element.mount(host)
  })
  const { isOffered: hasWallets, close: closeWallets } = await wallets
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const restyle = () => void elements.update({ appearance: stripeAppearance(family) })
  dark.addEventListener('change', restyle)
  return {
    hasWallets,
    check: async () => !(await elements.submit()).error,
    kind: () => kind,
    take: (billing, total) =>
      takeToken(stripe, elements, {
        broken: PAYMENT_TEXTS.noCardElement,
        card: { totalMinor: total, billing },
      }),
    challenge: (clientSecret) => challenge(stripe, clientSecret),
    close: () => {
      dark.removeEventListener('change', restyle)
      closeWallets()
      element.destroy()
    },
  }
}

async function challenge(stripe: Stripe, clientSecret: string): Promise<ChallengeResult> {
  const { error, paymentIntent } = await stripe.handleNextAction({ clientSecret })
  if (paymentIntent) return { ok: true, ref: paymentIntent.id }
  return {
    ok: false,
    message: error?.message ?? PAYMENT_TEXTS.confirmationFailed,
    isUnverified: error?.code === 'payment_intent_authentication_failure',
  }
}

/** Stripe's fields in the look of ours, in light and dark. */
function stripeAppearance(fontFamily: string): Appearance {
  return {
    theme: 'stripe',
    labels: 'above',
    variables: {
      fontFamily,
      colorPrimary: hex('accent'),
      colorBackground: hex('raised'),
      colorText: hex('text'),
      colorTextSecondary: hex('muted'),
      colorTextPlaceholder: hex('muted'),
      colorDanger: hex('danger'),
      borderRadius: '6px',
      fontSizeBase: '17px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': {
        border: `1px solid ${hex('border-strong')}`,
        boxShadow: 'none',
        padding: '10px 12px',
      },
      '.Label': { fontWeight: '600', fontSize: '15px', color: hex('text') },
      '.Error': { fontSize: '15px' },
    },
  }
}
