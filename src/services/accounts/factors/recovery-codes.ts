import { randomBytes } from 'node:crypto'

import { and, eq, inArray, isNull } from 'drizzle-orm'

import {
  RECOVERY_CODES,
  recoveryCodeOf,
  shownCode,
} from '@/src/domain/accounts/two-factor/recovery-code'
import { type Caller, databaseOf } from '@/src/lib/database'
import { recovery_codes } from '@/src/lib/factors/tables'
import { now } from '@/src/lib/sql-parts'
import { acceptedTokens, derivedToken } from '@/src/lib/tokens'

const subjectOf = (user: string, code: string) => `${user}:${code}`

/** Gives out new codes, and voids all that there were. They are shown once and kept as hashes. */
export async function newRecoveryCodes(req: Caller, user: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(10)))
  const db = await databaseOf(req)
  await forgetRecoveryCodes(req, user)
  await db.insert(recovery_codes).values(
    codes.map((code) => ({
      user,
      codeHash: derivedToken('recoveryCode', subjectOf(user, code)),
    })),
  )
  return codes.map(shownCode)
}

export async function forgetRecoveryCodes(req: Caller, user: string): Promise<void> {
  const db = await databaseOf(req)
  await db.delete(recovery_codes).where(eq(recovery_codes.user, user))
}

/** Uses a code up: of any number of tries at once, one is right. */
export async function spendRecoveryCode(req: Caller, user: string, code: string): Promise<boolean> {
  const db = await databaseOf(req)
  const { codeHash, usedAt } = recovery_codes
  const hashes = acceptedTokens('recoveryCode', subjectOf(user, code))
  const spent = await db
    .update(recovery_codes)
    .set({ usedAt: now })
    .where(and(eq(recovery_codes.user, user), inArray(codeHash, hashes), isNull(usedAt)))
    .returning({ codeHash })
  return spent.length > 0
}
