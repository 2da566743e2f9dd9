import type { PayloadRequest } from 'payload'

import {
  guestSignUpInput,
  type NewAccount,
  signUpInput,
  splitName,
} from '@/src/domain/accounts/account-input'
import { defineEndpoint } from '@/src/lib/endpoint'
import { parseInput } from '@/src/lib/errors'
import { limitRate } from '@/src/services/limit-rate'
import type { Session } from '@/src/services/sign-in'
import { signUp } from '@/src/services/sign-up'

import { enter } from './enter'

/** The form of /auth, or that of the order confirmation, which asks for a full name. */
function newAccount(input: Record<string, unknown>): NewAccount {
  if (!('fullName' in input)) return parseInput(signUpInput, input)
  const { fullName, email, password } = parseInput(guestSignUpInput, input)
  return { ...splitName(fullName), email, password }
}

async function begin(req: PayloadRequest, input: Record<string, unknown>): Promise<Session> {
  const account = newAccount(input)
  await limitRate(req, 'sign-up', account.email)
  return signUp(req.payload, account)
}

export const signUpEndpoint = defineEndpoint({
  path: '/account/sign-up',
  method: 'post',
  handler: enter({ mode: 'sign-up', begin }),
})
