import type { PayloadRequest } from 'payload'

import { hashToken } from '@/src/lib/secrets'
import { derivedToken, isDerivedToken } from '@/src/lib/tokens'

import { type StoredPassword, storedPassword } from './password-hash'

const DAY_MS = 24 * 60 * 60 * 1000
/** As long as browsers keep a cookie at all. */
export const KNOWN_DAYS = 400
/** A family or an office shares a browser; more accounts than that do not. */
const ACCOUNTS = 8

const today = () => Math.floor(Date.now() / DAY_MS)

/** What a browser's mark is made of: an account, a day, and the password that it has then. */
const subjectOf = (user: string, { hash }: StoredPassword, day: number): string =>
  [user, day, hashToken(hash ?? '')].join(':')

const marksIn = (cookie: string | undefined) => cookie?.split('~').slice(0, ACCOUNTS) ?? []

function isMarkOf(mark: string, user: string, stored: StoredPassword): boolean {
  const [, digits, token = ''] = /^(\d{1,6})\.(.*)$/.exec(mark) ?? []
  const day = Number(digits ?? Number.NaN)
  const isRecent = day <= today() && day > today() - KNOWN_DAYS
  return isRecent && isDerivedToken('knownBrowser', subjectOf(user, stored, day), token)
}

/**
 * The mark by which a browser shows that someone has signed in to this account there, with the
 * password that it still has; null for every other browser.
 */
export function knownBrowser(
  cookie: string | undefined,
  user: string,
  stored: StoredPassword | null,
): string | null {
  if (!stored?.hash) return null
  return marksIn(cookie).find((mark) => isMarkOf(mark, user, stored)) ?? null
}

/** The cookie of a browser in which someone has just got into an account; the others' marks stay. */
export async function rememberBrowser(
  req: PayloadRequest,
  cookie: string | undefined,
  user: string,
): Promise<string> {
  const stored = await storedPassword({ payload: req.payload }, user)
  if (!stored?.hash) return cookie ?? ''
  const others = marksIn(cookie).filter((mark) => !isMarkOf(mark, user, stored))
  const mark = derivedToken('knownBrowser', subjectOf(user, stored, today()))
  return [`${today()}.${mark}`, ...others].slice(0, ACCOUNTS).join('~')
}
