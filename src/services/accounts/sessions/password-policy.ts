import { brotliDecompressSync } from 'node:zlib'
import type { PayloadRequest } from 'payload'
import {
  namesProblem,
  PASSWORD_MINIMUM,
  type PasswordUser,
  passwordProblem,
  TOO_COMMON,
} from '@/src/domain/accounts/password'
import { env } from '@/src/lib/env'
import { wrongField } from '@/src/lib/errors'
import { findGlobal } from '@/src/lib/find-one'
import packed from './common-passwords.json'

let list: string | undefined

/** Each of them between line breaks. Unpacked by the first who asks: most processes never do. */
function commonPasswords(): string {
  list ??= `\n${brotliDecompressSync(Buffer.from(packed.brotli, 'base64')).toString('utf8')}\n`
  return list
}

/** Whether guessing programs have a password in their list, whatever the case of its letters. */
export const isCommonPassword = (password: string): boolean =>
  !password.includes('\n') && commonPasswords().includes(`\n${password.toLowerCase()}\n`)

type Caller = Pick<PayloadRequest, 'payload'>

/** The fewest characters that a password of a customer, or of staff, may have as things stand. */
export async function passwordMinimum({ payload }: Caller, who: PasswordUser): Promise<number> {
  if (who === 'staff') return PASSWORD_MINIMUM.staff
  const { passwordMinimum: raised } = await findGlobal({ payload }, 'settings', {
    select: { passwordMinimum: true },
    overrideAccess: true, // a rule that everybody is held to
  })
  return Math.max(PASSWORD_MINIMUM.customer, raised ?? 0)
}

/** By what people and guessing programs know the owner of a password. */
type PasswordOwner = {
  readonly email?: string | null
  readonly firstName?: string | null
  readonly lastName?: string | null
}

/** What the business is called: on its site, in its address, and by its software. */
async function businessNames({ payload }: Caller) {
  const { companyName } = await findGlobal({ payload }, 'settings', {
    select: { companyName: true },
    overrideAccess: true, // as above
  })
  return [companyName, companyName?.replaceAll(' ', ''), new URL(env.SITE_URL).hostname, PRODUCT]
}

const PRODUCT = 'charterdesk'

/** Holds a new password to the policy. @throws AppError 422 `weak_password` */
export async function assertPassword(
  caller: Caller,
  password: string,
  who: PasswordUser,
  { email, firstName, lastName }: PasswordOwner,
): Promise<void> {
  const problem =
    passwordProblem(password, who, await passwordMinimum(caller, who)) ??
    (isCommonPassword(password) ? TOO_COMMON : null) ??
    namesProblem(password, [email, firstName, lastName, ...(await businessNames(caller))])
  if (problem) throw wrongField('password', problem, 'weak_password')
}
