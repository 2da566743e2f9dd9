import { hashToken } from '@/src/lib/secrets'
import { derivedToken, isDerivedToken } from '@/src/lib/tokens'

/**
 * What the browser that signed up keeps, to be told from one that was only handed the mailed link:
 * anyone who signs up with someone else's address must not have its owner confirm their password.
 */
export const browserKeyOf = (tokenHash: string): string => derivedToken('signUp', tokenHash)

/** Whether this browser is the one whose sign-up the mailed key confirms. */
export function isSignUpBrowser(token: string, browserKey: string | undefined): boolean {
  return browserKey !== undefined && isDerivedToken('signUp', hashToken(token), browserKey)
}
