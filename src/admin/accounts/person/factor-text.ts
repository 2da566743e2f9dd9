import { plural } from '@/src/domain/vocabulary/plural'
import type { PersonFacts } from '@/src/queries/accounts/user-rows'

/** How someone signs in besides their password: `On: authenticator app; 9 recovery codes left`. */
export function factorText({
  factors,
  isProtected,
}: Pick<PersonFacts, 'factors' | 'isProtected'>): string {
  if (!isProtected) return 'Off'
  const keys = factors.passkeys.length
  const parts = [factors.appSince && 'authenticator app', keys > 0 && plural(keys, 'passkey')]
  const codes = plural(factors.recoveryLeft, 'recovery code')
  return `On: ${parts.filter(Boolean).join(', ')}; ${codes} left`
}
