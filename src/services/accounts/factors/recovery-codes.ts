import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'

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

/** So many are given out at once. */
const RECOVERY_CODES = 10

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** Ten letters and digits from as many random bytes: 50 bits that are easy to copy by hand. */
const recoveryCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.slice(0, 10), (byte) => LETTERS[byte % LETTERS.length]).join('')

/** A code as people read it. */
const shownCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`
