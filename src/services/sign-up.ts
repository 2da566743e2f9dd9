import type { Payload, PayloadRequest } from 'payload'

import type { NewAccount } from '@/src/domain/accounts/account-input'
import { ACCOUNT_PROBLEMS } from '@/src/domain/accounts/account-problems'
import { inTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { TERMS_VERSION } from '@/src/services/place-order'
import { lockSessions, type Session, signIn } from '@/src/services/sign-in'

async function isKnown(req: PayloadRequest, email: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { email: { equals: email } },
    overrideAccess: true, // nobody is signed in yet
    req,
  })
  return totalDocs > 0
}

async function createUnlessKnown(req: PayloadRequest, account: NewAccount): Promise<void> {
  await lockSessions(req, account.email)
  if (await isKnown(req, account.email)) return
  const { firstName, lastName, email, password } = account
  const consent = { termsVersion: TERMS_VERSION, acceptedAt: new Date().toISOString() }
  await req.payload.create({
    collection: 'users',
    data: { firstName, lastName, email, password, role: 'user', consent },
    depth: 0,
    overrideAccess: true, // everybody may have an account; what it may do is decided here
    req,
  })
}

/**
 * Opens a customer's account and signs it in.
 *
 * Somebody who has one already and gives its password is signed in too; with another password
 * nothing is created, and the answer says no more than that it did not work.
 * @throws AppError 422 `sign_up_refused`
 */
export async function signUp(payload: Payload, account: NewAccount): Promise<Session> {
  await inTransaction(payload, (req) => createUnlessKnown(req, account))
  try {
    return await signIn(payload, account)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError('sign_up_refused', ACCOUNT_PROBLEMS.sign_up_refused, 422)
  }
}
