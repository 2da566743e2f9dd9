import type { Access, Where } from 'payload'

import { may } from '@/src/access/permissions'
import { denyAll, staff, staffOrOwner, staffOrPublic } from '@/src/access/rules'
import type { Area, Permission } from '@/src/domain/platform/permissions/areas'

type CollectionAccess = Record<'create' | 'read' | 'update' | 'delete' | 'readVersions', Access>

/** Staff of an area: anyone who may view reads, no matter who manages does the rest. */
export function managedBy(area: Area): CollectionAccess {
  return {
    create: staff(`manage_${area}`),
    read: staff(`view_${area}`),
    update: staff(`manage_${area}`),
    delete: staff(`manage_${area}`),
    readVersions: staff(`view_${area}`),
  }
}

/** Rows that no request reaches, staff's included: only services open them. */
export const closed: CollectionAccess = {
  create: denyAll,
  read: denyAll,
  update: denyAll,
  delete: denyAll,
  readVersions: denyAll,
}

/** Records that services alone write, and staff of an area read. */
export function recordedFor(area: Area): CollectionAccess {
  return { ...closed, read: staff(`view_${area}`) }
}

/** Staff who hold at least one of the permissions. */
export const staffWithAny =
  (...permissions: readonly Permission[]): Access =>
  async ({ req }) => {
    for (const permission of permissions) if (await may(req, permission)) return true
    return false
  }

/** What staff of an area manage, and anyone else may read as far as `where` selects it. */
export function publishedBy(area: Area, where: Where): CollectionAccess {
  return { ...managedBy(area), read: staffOrPublic(`view_${area}`, where) }
}

/** Records that services alone write, read by staff of an area and by whom `owner` names. */
export function recordedForOwner(area: Area, owner: string): CollectionAccess {
  return { ...recordedFor(area), read: staffOrOwner(`view_${area}`, owner) }
}
