import { createHmac } from 'node:crypto'

import { deriveKey, hashToken, sameText } from '@/src/lib/secrets'

/**
 * What the browser that signed up keeps, to be told from one that was only handed the mailed link:
 * whoever signs up with somebody else's address must not have its owner confirm their password.
 */
export function browserKeyOf(tokenHash: string): string {
  return createHmac('sha256', deriveKey('sign-up browsers')).update(tokenHash).digest('base64url')
}

/** Whether this browser is the one whose sign-up the mailed key confirms. */
export function isSignUpBrowser(token: string, browserKey: string | undefined): boolean {
  return browserKey !== undefined && sameText(browserKey, browserKeyOf(hashToken(token)))
}
