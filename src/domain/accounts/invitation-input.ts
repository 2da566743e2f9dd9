import { z } from 'zod'

import { email } from '@/src/domain/accounts/account-input'
import { PERMISSIONS } from '@/src/domain/platform/permissions/areas'
import { requiredLine, typedLine, typedPhone } from '@/src/domain/vocabulary/text/typed-text'

const permissions = z.array(z.enum(PERMISSIONS)).max(PERMISSIONS.length)

/** What staff say about someone whom they invite. */
export const invitationInput = z.object({
  email,
  firstName: requiredLine('Enter their first name', 100),
  lastName: typedLine(100).default(''),
  phone: typedPhone().optional(),
  role: z.enum(['user', 'sub_admin', 'admin'], { error: 'Choose a role' }),
  permissionGrants: permissions.optional(),
  permissionDenials: permissions.optional(),
})
export type Invitation = z.output<typeof invitationInput>

/** What staff are told of an invitation that could not be mailed; some get the link, to pass it on. */
const unmailed = z.object({ words: z.string(), link: z.string().optional() })
export type Unmailed = z.output<typeof unmailed>

export const invitedAnswer = z.object({ unmailed: unmailed.nullable() })
