import { createHmac } from 'node:crypto'

import { isId } from '@/src/domain/vocabulary/id'
import { acceptedSecrets, deriveKey, sameText } from '@/src/lib/secrets'

/**
 * The tokens that are not kept but follow from what they open, each purpose with a key of its own.
 * A name on the right never changes: what was mailed or kept under it would open nothing any more.
 */
const PURPOSES = {
  /** A guest's order, by its id: what mails carry. */
  order: 'order tokens',
  /** Opens an order to the browser that began an attempt to pay it: order, attempt, draft. */
  placer: 'order passes',
  /** A guest's ticket, by its id. */
  ticket: 'ticket tokens',
  /** Someone's deadlines, by their id and how often they have changed the link. */
  calendar: 'calendar feed',
  /** The email preferences of an address, by the address and the campaign that was mailed. */
  unsubscribe: 'unsubscribe links',
  /** Nothing: shows that a link of a campaign's mail is ours, and where it leads. */
  campaignClick: 'campaign clicks',
  /** Nothing: shows that the picture of a campaign's mail is ours. */
  campaignOpen: 'campaign opens',
  /** Nothing: shows that news of mails comes from whom we gave the address, by its kind. */
  mailNews: 'mail news',
  /** Nothing: Meta shows by it that it talks to the address that we gave. */
  whatsappVerify: 'whatsapp verify token',
  /** Nothing: shows that a number is theirs who wrote it in their account, by account and number. */
  whatsappConfirm: 'whatsapp confirmations',
  /** Nothing: shows that a browser is the one that signed up, by the hash of the mailed key. */
  signUp: 'sign-up browsers',
  /** Nothing: shows that someone has signed in to an account in this browser. */
  knownBrowser: 'known browsers',
  /** A way in without the second factor, once: what is kept of a recovery code. */
  recoveryCode: 'recovery codes',
} as const

type Purpose = keyof typeof PURPOSES

const tokenUnder = (secret: string | undefined, purpose: Purpose, subject: string): string =>
  createHmac('sha256', deriveKey(PURPOSES[purpose], secret)).update(subject).digest('base64url')

/** The token for something: 43 characters that need no escaping in a URL or cookie. */
export const derivedToken = (purpose: Purpose, subject: string): string =>
  tokenUnder(undefined, purpose, subject)

/** Every token that is accepted for something: the present one first, then that of a replaced secret. */
export const acceptedTokens = (purpose: Purpose, subject: string): string[] =>
  acceptedSecrets().map((secret) => tokenUnder(secret, purpose, subject))

/** Whether this is the token for something, in a time that tells nothing about where it is wrong. */
export const isDerivedToken = (purpose: Purpose, subject: string, token: string): boolean =>
  acceptedTokens(purpose, subject).some((one) => sameText(one, token))

/** What a browser keeps to open something that is in no account: `id.token`. */
export type Pass = { readonly id: string; readonly token: string }

const TOKEN = /^[\w-]{20,100}$/

/** What a cookie or a link says it opens, and by what; null for what is no pass at all. */
export function readPass(pass: string | undefined): Pass | null {
  const [id = '', token = '', ...more] = (pass ?? '').split('.')
  return more.length === 0 && isId(id) && TOKEN.test(token) ? { id, token } : null
}
