'use client'

import { useState } from 'react'

import type { Permission } from '@/src/domain/platform/permissions/areas'
import { withPermission } from '@/src/domain/platform/permissions/chosen-rights'

/** The permissions that are ticked. Managing brings viewing along, and goes with it. */
export function useChosen(initial: readonly Permission[]) {
  const [chosen, setChosen] = useState<ReadonlySet<Permission>>(new Set(initial))
  const change = (permission: Permission, isChosen: boolean) =>
    setChosen((now) => withPermission(now, permission, isChosen))
  return { chosen, change }
}
