import type { Access } from 'payload'

import { may } from '@/src/access/permissions'
import { nobody, staff } from '@/src/access/rules'
import type { Area, Permission } from '@/src/domain/platform/permissions/areas'

type CollectionAccess = Record<'create' | 'read' | 'update' | 'delete' | 'readVersions', Access>

/** Staff of an area: whoever may view reads, whoever manages does the rest. */
export function managedBy(area: Area): CollectionAccess {
  return {
    create: staff(`manage_${area}`),
    read: staff(`view_${area}`),
    update: staff(`manage_${area}`),
    delete: staff(`manage_${area}`),
    readVersions: staff(`view_${area}`),
  }
}

/** Records that services alone write, and staff of an area read. */
export function recordedFor(area: Area): CollectionAccess {
  return {
    create: nobody,
    read: staff(`view_${area}`),
    update: nobody,
    delete: nobody,
    readVersions: nobody,
  }
}

/** Staff who hold at least one of the permissions. */
export const staffWithAny =
  (...permissions: readonly Permission[]): Access =>
  async ({ req }) => {
    for (const permission of permissions) if (await may(req, permission)) return true
    return false
  }
