import type { CollectionConfig } from 'payload'

import { SCREEN_PERMISSIONS } from './screen-permissions'

const GUARD = '/src/admin/guards/RequireView#RequireView'

/**
 * Lets only those open a collection's list whom the menu would lead there.
 *
 * Much of the catalogue may be read by everybody, and customers read what is their own; without
 * this, such a list would open for any of the staff who type its address.
 */
export function withListGuard(collection: CollectionConfig): CollectionConfig {
  const opens = SCREEN_PERMISSIONS.get(`/admin/collections/${collection.slug}`)
  if (!opens) return collection
  const { admin } = collection
  const guard = { path: GUARD, serverProps: { opens } }
  const beforeList = [guard, ...(admin?.components?.beforeList ?? [])]
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, beforeList } },
  }
}
