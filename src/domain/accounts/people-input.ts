import { z } from 'zod'

import { email } from '@/src/domain/accounts/account-input'
import { PERMISSIONS } from '@/src/domain/platform/permissions/areas'
import {
  requiredLine,
  typedLine,
  typedPhone,
  typedText,
} from '@/src/domain/vocabulary/text/typed-text'

export const ROLE_LABELS = {
  user: 'Customer',
  sub_admin: 'Sub-admin',
  admin: 'Administrator',
} as const

export const ROLES = ['user', 'sub_admin', 'admin'] as const
export type Role = (typeof ROLES)[number]

const names = {
  firstName: requiredLine('Enter their first name', 100),
  lastName: typedLine(100, 'Enter their last name'),
}
const phone = typedPhone().default('')

/** What staff change of someone's details. The email address is changed by its owner alone. */
export const personInput = z.object({ ...names, phone })

/** The form in which staff add someone. */
export const newPerson = z.object({
  ...names,
  email,
  phone,
  role: z.enum(ROLES, { error: 'Choose a role' }),
})

export const roleInput = z.object({ role: z.enum(ROLES, { error: 'Choose a role' }) })

/** All that a sub-admin may do from now on, and which rights were seen when that was chosen. */
export const rightsInput = z.object({
  permissions: z.array(z.enum(PERMISSIONS)).max(PERMISSIONS.length),
  seen: z.string().max(64),
})

export const endSessionInput = z.object({ session: z.string().max(64).optional() })

/** Why staff look at an account as its owner sees it. */
export const viewingInput = z.object({
  reason: typedText(300).min(3, 'Say why, in a few words'),
})
