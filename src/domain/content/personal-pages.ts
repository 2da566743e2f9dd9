import { STANDALONE_SERVICES } from '@/src/domain/vocabulary/service-types'

const PERSONAL =
  /^\/(?:checkout|dashboard|auth|sandbox|order-confirmation|orders|receipts|preview|versions|support\/tickets|unsubscribe|admin)(?:\/|$)|^\/careers\/[^/]+\/preview$/

/** Whether a page is made again for each visitor, from what the database knows of them. */
export const isPersonalPage = (pathname: string): boolean => PERSONAL.test(pathname)

/** Below /checkout, but no page of it. */
const NO_CHECKOUT = /^\/checkout\/(?!(?:ein|itin|bookkeeping|trademark|return|resume)(?:\/|$))./

export const isNoCheckout = (pathname: string): boolean => NO_CHECKOUT.test(pathname)

const FRAMES: ReadonlySet<string> = new Set([
  '/checkout',
  ...STANDALONE_SERVICES.map((service) => `/checkout/${service}`),
])

/**
 * Whether a page of one's own is the same for everyone to begin with: what is its visitor's arrives by a
 * request of its own, once it is there.
 */
export const isFrame = (pathname: string): boolean => FRAMES.has(pathname)

const DASHBOARD = encodeURIComponent('/dashboard')

/** The page for signing in, as our own links ask for it. */
const SIGN_IN: ReadonlySet<string> = new Set([
  '/auth',
  '/auth?mode=sign-in',
  '/auth?mode=sign-up',
  `/auth?next=${DASHBOARD}`,
  `/auth?mode=sign-in&next=${DASHBOARD}`,
  `/auth?mode=sign-up&next=${DASHBOARD}`,
])

/** Whether an address, with its query, has the same page for everyone who brings no cookie along. */
export const isSignInOfStrangers = (url: string): boolean => SIGN_IN.has(url)

/** Whether no browser or cache may keep a page, although it comes from memory. */
export const isKeptByNoOne = (pathname: string): boolean =>
  isFrame(pathname) || pathname === '/auth'
