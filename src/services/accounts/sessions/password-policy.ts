import type { PayloadRequest } from 'payload'

import {
  PASSWORD_MINIMUM,
  type PasswordUser,
  passwordProblem,
} from '@/src/domain/accounts/password'
import { AppError } from '@/src/lib/errors'

type Caller = Pick<PayloadRequest, 'payload'>

/** The fewest characters that a password of a customer, or of staff, may have as things stand. */
export async function passwordMinimum({ payload }: Caller, who: PasswordUser): Promise<number> {
  if (who === 'staff') return PASSWORD_MINIMUM.staff
  const { passwordMinimum: raised } = await payload.findGlobal({
    slug: 'settings',
    select: { passwordMinimum: true },
    depth: 0,
    overrideAccess: true, // a rule that everybody is held to
  })
  return Math.max(PASSWORD_MINIMUM.customer, raised ?? 0)
}

/** Holds a new password to the policy. @throws AppError 422 `weak_password` */
export async function assertPassword(
  caller: Caller,
  password: string,
  who: PasswordUser,
): Promise<void> {
  const problem = passwordProblem(password, who, await passwordMinimum(caller, who))
  if (problem) throw new AppError('weak_password', problem, 422, { password: problem })
}
