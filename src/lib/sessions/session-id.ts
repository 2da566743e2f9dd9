/** The session that someone is signed in by, as Payload notes it on the account. */
export function sessionIdOf(user: object): string | null {
  return '_sid' in user && typeof user._sid === 'string' ? user._sid : null
}
