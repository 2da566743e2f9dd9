import type { PayloadRequest } from 'payload'

import type { FactorProof } from '@/src/domain/accounts/two-factor/factor-input'
import { AppError } from '@/src/lib/errors'
import { clientIp } from '@/src/lib/http/network/client-ip'
import { networkOf } from '@/src/lib/http/network/network'
import { noteSubject, recordSecurityEvent } from '@/src/lib/watching/security-events'
import { spendPasskey } from '@/src/services/accounts/factors/passkeys'
import { spendRecoveryCode } from '@/src/services/accounts/factors/recovery-codes'
import { spendAppCode } from '@/src/services/accounts/factors/totp'
import { type Addressee, mailFactorChange } from '@/src/services/accounts/links/account-mails'
import {
  countTry,
  forgetTries,
  noteTry,
  TriedTooSoon,
  unnoteTry,
} from '@/src/services/accounts/sessions/sign-in-tries'
import { RateLimited } from '@/src/services/platform/limit-rate'
import { passwordMark } from '@/src/services/platform/password-hash'

/** Of all codes one in 300,000 is right at a time: so many wrong ones an hour find none. */
const WRONG_AN_HOUR = 60
/** Hour after hour they would: one in eight such months. So many a week find one in 400 months. */
const WRONG_CODES_A_WEEK = 200
const WEEK_HOURS = 7 * 24

class TooManyCodes extends AppError {
  constructor(
    words: string,
    override readonly retryAfter: number,
  ) {
    super('rate_limited', words, 429)
  }
}

function isRight(req: PayloadRequest, user: string, proof: FactorProof): Promise<boolean> {
  if ('code' in proof) return spendAppCode(req, user, proof.code)
  if ('recoveryCode' in proof) return spendRecoveryCode(req, user, proof.recoveryCode)
  return spendPasskey(req, user, proof.passkey)
}

const WORDS = {
  code: 'This code is not right, or it was used already. Wait for the next one.',
  recoveryCode: 'This recovery code is not right, or it was used already.',
  passkey: 'This passkey could not be confirmed. Please try again.',
} as const

const kindOf = (proof: FactorProof): keyof typeof WORDS =>
  'code' in proof ? 'code' : 'recoveryCode' in proof ? 'recoveryCode' : 'passkey'

/**
 * Counts the codes that were tried while an account has its password. Who reset it counts again, so
 * that no one who knew the old one keeps the owner out.
 * @throws AppError 429 `rate_limited` @returns the counter
 */
async function countCode(req: PayloadRequest, user: string): Promise<string> {
  const counter = `codes|${user}|${await passwordMark(req, user)}`
  const { tries, forgottenIn } = await noteTry(req, counter, WEEK_HOURS)
  if (tries <= WRONG_CODES_A_WEEK) return counter
  const words = 'Too many wrong codes. Use a recovery code or a passkey, or reset your password.'
  throw new TooManyCodes(words, forgottenIn)
}

/**
 * Makes sure that a second factor is someone's, and uses it up. Wrong ones make the next wait, as
 * wrong passwords do; no one comes here without the password, so no stranger makes the owner wait.
 *
 * Not in a transaction that a refusal would roll back.
 * @throws AppError 422 `wrong_factor`, 429 `rate_limited`
 */
export async function checkFactor(
  req: PayloadRequest,
  user: Addressee,
  proof: FactorProof,
): Promise<void> {
  const kind = kindOf(proof)
  noteSubject(req, user.id)
  const place = `factor|${networkOf(clientIp(req.headers) ?? '')}|${user.id}`
  const everywhere = `factors|${kind}|${user.id}`
  await countTry(req, place).catch((error: unknown) => {
    throw error instanceof TriedTooSoon ? new RateLimited(error.retryAfter) : error
  })
  const { tries, forgottenIn } = await noteTry(req, everywhere, 1)
  if (tries > WRONG_AN_HOUR) throw new RateLimited(forgottenIn)
  const codes = kind === 'code' ? await countCode(req, user.id) : null
  if (!(await isRight(req, user.id, proof))) {
    throw new AppError('wrong_factor', WORDS[kind], 422, { [kind]: WORDS[kind] })
  }
  await forgetTries(req, place)
  await forgetTries(req, everywhere)
  if (codes) await unnoteTry(req, codes)
  await recordSecurityEvent(req, 'factor_confirmed', { detail: kind })
  if (kind === 'recoveryCode') await mailFactorChange(req, user, 'recovery')
}
