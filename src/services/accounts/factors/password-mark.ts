import type { Caller } from '@/src/lib/database'
import { hashToken } from '@/src/lib/secrets'
import { storedPassword } from '@/src/services/platform/stored-password'

/** What tells the password that an account has from every other it had: not the password itself. */
export const passwordMark = async (req: Caller, user: string): Promise<string> =>
  hashToken((await storedPassword(req, user))?.hash ?? '')
