import { MAILED_COOKIE, setCookie } from '@/src/lib/http/cookies'

const AN_HOUR = 60 * 60

/** Has the browser remember which address it asked a mail for: what was typed, known or not. */
export function rememberMailed(email: string): string {
  const value = Buffer.from(email).toString('base64url')
  return setCookie(MAILED_COOKIE, value, { maxAge: AN_HOUR })
}

/** The address that a browser remembers. It only ever names back what that browser sent. */
export function mailedAddress(cookie: string | undefined): string | null {
  if (!cookie || !/^[\w-]{4,400}$/.test(cookie)) return null
  const email = Buffer.from(cookie, 'base64url').toString('utf8')
  return /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/.test(email) ? email : null
}
