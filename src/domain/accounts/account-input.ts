import { z } from 'zod'

import { passwordProblem } from '@/src/domain/accounts/password'

const text = (missing: string) => z.string({ error: missing }).trim()

const required = (missing: string, longest = 100) =>
  text(missing).min(1, missing).max(longest, `At most ${longest} characters, please`)

const email = text('Enter your email address')
  .min(1, 'Enter your email address')
  .max(254, 'This email address is too long')
  .toLowerCase()
  .pipe(z.email('Enter an email address like name@example.com'))

const newPassword = z.string({ error: 'Choose a password' }).check((context) => {
  const problem = passwordProblem(context.value, 'customer')
  if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value })
})

/** What an account begins with. Its role is none of it: the server decides that. */
export type NewAccount = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

/** The sign-up form of /auth; checked in the browser and again on the server. */
export const signUpInput = z
  .object({
    firstName: required('Enter your first name'),
    lastName: required('Enter your last name'),
    email,
    password: newPassword,
    confirmPassword: z.string({ error: 'Enter the password again' }),
    consent: z.literal(true, { error: 'Accept the terms to create an account' }),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    when: () => true, // told along with what else is wrong, not after it
  })

/** The sign-up form of the order confirmation, where a buyer has accepted the terms already. */
export const guestSignUpInput = z.object({
  fullName: required('Enter your full name', 200),
  email,
  password: newPassword,
})

export const signInInput = z.object({
  email,
  password: z
    .string({ error: 'Enter your password' })
    .min(1, 'Enter your password')
    .max(1000, 'This password is too long'),
})
export type Credentials = z.output<typeof signInInput>

/** A full name in two parts, split at its first space. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName: firstName.slice(0, 100), lastName: rest.join(' ').slice(0, 100) }
}
