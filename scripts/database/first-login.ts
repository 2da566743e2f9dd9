import { z } from 'zod'

import { passwordProblem, TOO_COMMON } from '@/src/domain/accounts/password'
import { randomToken } from '@/src/lib/secrets'
import { isCommonPassword } from '@/src/services/accounts/sessions/password-policy'

/** Said to people as it is, without a stack. */
export class Unusable extends Error {}

const address = z.email().trim().toLowerCase()

/** The first administrator's address and password: as the environment says, else one that no one knows. */
export function firstLogin(environment: Record<string, string | undefined>) {
  const email = address.safeParse(environment.ADMIN_EMAIL || 'admin@example.com')
  if (!email.success) {
    throw new Unusable('ADMIN_EMAIL is not valid; expected an address such as you@example.com')
  }
  const given = environment.ADMIN_PASSWORD || undefined
  const problem = given
    ? (passwordProblem(given, 'staff') ?? (isCommonPassword(given) ? TOO_COMMON : null))
    : null
  if (problem) throw new Unusable(`ADMIN_PASSWORD is not valid: ${problem}`)
  return { email: email.data, password: given ?? randomToken(), isGiven: Boolean(given) }
}
