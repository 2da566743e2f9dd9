import type { Access, Where } from 'payload'

import { may } from '@/src/access/permissions'
import type { Permission } from '@/src/domain/platform/permissions/areas'

/** What the public may see of a catalogue. */
export const ACTIVE: Where = { isActive: { equals: true } }

const NOT_TRASHED: Where = { deletedAt: { exists: false } }

/** What the public may see of a catalogue with a trash, which `?trash=true` would otherwise open. */
export const PUBLISHED: Where = { and: [ACTIVE, NOT_TRASHED] }

/** Staff who hold the permission; anyone else their own, unless it lies in the trash. */
export const staffOrOwnerUntrashed =
  (permission: Permission, owner: string): Access =>
  async ({ req }) => {
    if (await may(req, permission)) return true
    return req.user ? { and: [{ [owner]: { equals: req.user.id } }, NOT_TRASHED] } : false
  }
