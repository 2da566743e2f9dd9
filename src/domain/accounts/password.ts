import { COMMON_PASSWORDS } from '@/src/domain/accounts/common-passwords'

/** The fewest characters a password may have, by who uses it; for customers it can be raised. */
export const PASSWORD_MINIMUM = { customer: 6, staff: 12 } as const
export type PasswordUser = keyof typeof PASSWORD_MINIMUM

/** What the form says beforehand. */
export function passwordHelp(minimum: number): string {
  const better = minimum < 8 ? '; 8 or more are better' : ''
  return `At least ${minimum} characters${better}`
}

/** Why a password can't be taken, in words for the person who typed it; null when it can. */
export function passwordProblem(
  password: string,
  who: PasswordUser,
  minimum: number = PASSWORD_MINIMUM[who],
): string | null {
  if (password.length < minimum) return `Password must be at least ${minimum} characters`
  if (password.length > 200) return 'Password must be at most 200 characters'
  if (COMMON_PASSWORDS.has(password.toLowerCase())) {
    return 'This password is one of the most common ones. Choose another.'
  }
  return null
}
