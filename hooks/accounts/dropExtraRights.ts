import type { CollectionBeforeChangeHook } from 'payload'

import type { User } from '@/src/payload-types'

const same = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join()

/**
 * With another role, the permissions on top of the old one go, unless others are given with it: what
 * lay on a customer's or an administrator's account meant nothing, and no one had to hold it to put
 * it there. What a person is denied stays.
 */
export const dropExtraRights: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) => {
  if (!originalDoc || !data.role || data.role === originalDoc.role) return data
  const had = originalDoc.permissionGrants ?? []
  return same(data.permissionGrants ?? had, had) ? { ...data, permissionGrants: [] } : data
}
