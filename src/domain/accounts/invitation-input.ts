import { z } from 'zod'

import { email, required, text } from '@/src/domain/accounts/account-input'
import { PERMISSIONS } from '@/src/domain/platform/permissions/areas'

const permissions = z.array(z.enum(PERMISSIONS)).max(PERMISSIONS.length)

/** What staff say about somebody whom they invite. */
export const invitationInput = z.object({
  email,
  firstName: required('Enter their first name'),
  lastName: text('Enter their last name').max(100, 'At most 100 characters, please').default(''),
  phone: text('Enter a phone number').max(40, 'At most 40 characters, please').optional(),
  role: z.enum(['user', 'sub_admin', 'admin'], { error: 'Choose a role' }),
  permissionGrants: permissions.optional(),
  permissionDenials: permissions.optional(),
})
export type Invitation = z.output<typeof invitationInput>

/** What staff are told of an invitation that could not be mailed; some get the link, to pass it on. */
const unmailed = z.object({ words: z.string(), link: z.string().optional() })
export type Unmailed = z.output<typeof unmailed>

/** What an invitation is answered with. */
export const invitedAnswer = z.object({ unmailed: unmailed.nullable() })
