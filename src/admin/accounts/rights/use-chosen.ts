'use client'

import { useKeptText } from '@/src/admin/kit/form/use-kept-text'
import { isPermission, type Permission } from '@/src/domain/platform/permissions/areas'

/** Told apart from nothing kept, where all were unticked. */
const MARK = '='

/**
 * The permissions that are chosen.
 *
 * @param name under which they are kept until `forget`
 */
export function useChosen(initial: readonly Permission[], name: string) {
  const [kept, keep, forget] = useKeptText(name)
  const chosen: ReadonlySet<Permission> = new Set(
    kept.startsWith(MARK) ? kept.slice(MARK.length).split(' ').filter(isPermission) : initial,
  )
  const change = (next: ReadonlySet<Permission>) => keep(`${MARK}${[...next].join(' ')}`)
  return { chosen, change, forget }
}
