import type { GlobalBeforeOperationHook } from 'payload'

import { permissionsOf } from '@/src/access/permissions'
import { AppError } from '@/src/lib/errors'

const NEEDED = ['manage_branding', 'manage_settings'] as const

/**
 * An old version brings every section back at once, and Payload asks for no right to a single
 * field of it: anyone who restores one must be able to change them all.
 */
export const guardRestore: GlobalBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'restoreVersion' || overrideAccess) return args
  const held = await permissionsOf(req)
  const missing = NEEDED.find((one) => !held.has(one))
  if (missing) throw new AppError('forbidden', `Required permission: ${missing}`, 403)
  return args
}
