import type { Access, FieldAccess, Where } from 'payload'

import { may } from '@/src/access/permissions'
import type { Permission } from '@/src/domain/platform/permissions/areas'

/** No one over HTTP: only services, with `overrideAccess: true` and a reason. */
export const denyAll: Access = () => false
export const denyField: FieldAccess = () => false

/** Everybody, signed in or not. */
export const anyone: Access = () => true

/** Staff who hold the permission. */
export const staff =
  (permission: Permission): Access =>
  ({ req }) =>
    may(req, permission)

/** Administrators alone, whatever a sub-admin was granted. */
export const administrators: Access = ({ req }) => req.user?.role === 'admin'

export const staffField =
  (permission: Permission): FieldAccess =>
  ({ req }) =>
    may(req, permission)

/** Staff as above; anyone else sees only the documents whose `owner` field names them. */
export const staffOrOwner =
  (permission: Permission, owner: string): Access =>
  async ({ req }) => {
    if (await may(req, permission)) return true
    return req.user ? { [owner]: { equals: req.user.id } } : false
  }

/** Staff as above; anyone else, visitors included, sees only what `where` selects. */
export const staffOrPublic =
  (permission: Permission, where: Where): Access =>
  async ({ req }) =>
    (await may(req, permission)) || where
