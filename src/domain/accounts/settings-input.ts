import { z } from 'zod'

import { signInInput } from '@/src/domain/accounts/account-input'
import { type PasswordUser, passwordProblem } from '@/src/domain/accounts/password'
import { requiredLine, typedLine, typedPhone } from '@/src/domain/vocabulary/text/typed-text'

/** The profile as it is typed. The server also reads the phone number, and writes it plainly. */
export const profileInput = z.object({
  firstName: requiredLine('Enter your first name', 100),
  lastName: typedLine(100),
  phone: typedPhone(),
})
export type ProfileInput = z.infer<typeof profileInput>

export const currentPassword = z
  .string({ error: 'Enter your current password' })
  .min(1, 'Enter your current password')
  .max(1000, 'This password is too long')

/** A change of password, for a customer or for staff, at least `minimum` characters long. */
export const passwordInput = (who: PasswordUser, minimum: number) =>
  z
    .object({
      currentPassword,
      newPassword: z.string({ error: 'Choose a new password' }).check((context) => {
        const problem = passwordProblem(context.value, who, minimum)
        if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value })
      }),
      confirmPassword: z.string({ error: 'Enter the new password again' }),
    })
    .refine((form) => form.newPassword === form.confirmPassword, {
      path: ['confirmPassword'],
      message: 'New passwords do not match',
      when: () => true, // told along with what else is wrong, not after it
    })
    .refine((form) => form.newPassword !== form.currentPassword, {
      path: ['newPassword'],
      message: 'This is your current password. Choose another',
    })
export type PasswordInput = z.infer<ReturnType<typeof passwordInput>>

export const emailInput = z.object({ email: signInInput.shape.email, currentPassword })
export type EmailInput = z.infer<typeof emailInput>

/** Some of the preferences, the others staying as they are. */
export const preferencesInput = z
  .object({ email: z.boolean(), complianceReminders: z.boolean(), marketing: z.boolean() })
  .partial()
export type PreferencesInput = z.infer<typeof preferencesInput>

/** Order news by WhatsApp: wanted at a number, or no more. */
export const orderNewsInput = z.discriminatedUnion('wanted', [
  z.object({ wanted: z.literal(true), phone: typedPhone().min(1, 'Enter your phone number') }),
  z.object({ wanted: z.literal(false) }),
])

/** What the link in the mail carries, and the password where no one is signed in. */
export const emailConfirmInput = z.object({
  token: z.string().min(1).max(100),
  password: z.string().max(1000, 'This password is too long').optional(),
})
