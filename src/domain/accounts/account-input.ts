import { z } from 'zod'

import { type PasswordUser, passwordProblem } from '@/src/domain/accounts/password'
import { FULL_NAME_MAX } from '@/src/domain/vocabulary/text/full-name'
import { hasLastName, lastNameRule, personName } from '@/src/domain/vocabulary/text/person-name'
import { requiredLine, typedEmail } from '@/src/domain/vocabulary/text/typed-text'

export const email = typedEmail()

const consent = z.literal(true, { error: 'Accept the terms to create an account' })

/** Two equal passwords that are hard to guess for those who know `who`. */
const newPasswords = (who: PasswordUser, minimum?: number) => ({
  password: z.string({ error: 'Choose a password' }).check((context) => {
    const problem = passwordProblem(context.value, who, minimum)
    if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value })
  }),
  confirmPassword: z.string({ error: 'Enter the password again' }),
})

const mustMatch = {
  path: ['confirmPassword'],
  message: 'Passwords do not match',
  when: () => true, // told along with what else is wrong, not after it
}

const match = (form: { password: string; confirmPassword: string }) =>
  form.password === form.confirmPassword

/** What an account begins with. Its role is none of it: the server decides that. */
export type NewAccount = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

/** The sign-up form of /auth; checked in the browser and again on the server. */
export const signUpInput = (minimum?: number) =>
  z
    .object({
      ...personName,
      email,
      ...newPasswords('customer', minimum),
      consent,
    })
    .refine(match, mustMatch)
    .refine(hasLastName, lastNameRule)

/** The sign-up form of the order confirmation, where a buyer has accepted the terms already. */
export const guestSignUpInput = z.object({
  fullName: requiredLine('Enter your full name', FULL_NAME_MAX),
  email,
  password: newPasswords('customer').password,
})

export const signInInput = z.object({
  email,
  password: z
    .string({ error: 'Enter your password' })
    .min(1, 'Enter your password')
    .max(1000, 'This password is too long'),
})
export type Credentials = z.output<typeof signInInput>

const token = z.string({ error: 'The link is incomplete' }).min(1).max(200)

/** A request for a mail that anybody may make: a forgotten password, a confirmation once more. */
export const mailRequest = z.object({ email })

/** The button of the mailed confirmation link; the password where the browser is another one. */
export const confirmInput = z.object({
  token,
  password: z.string().max(1000, 'This password is too long').optional(),
})

/** The form behind a mailed reset link. The server knows whose link it is, and what holds for them. */
export const resetInput = (who: PasswordUser = 'customer', minimum?: number) =>
  z.object({ token, ...newPasswords(who, minimum) }).refine(match, mustMatch)

/** The form behind an invitation. */
export const invitationAnswer = (who: PasswordUser = 'customer', minimum?: number) =>
  z
    .object({
      token,
      ...personName,
      ...newPasswords(who, minimum),
      consent,
    })
    .refine(match, mustMatch)
    .refine(hasLastName, lastNameRule)
export type InvitationAnswer = z.output<ReturnType<typeof invitationAnswer>>

/** A full name in two parts, split at its first space. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName: firstName.slice(0, 100), lastName: rest.join(' ').slice(0, 100) }
}
