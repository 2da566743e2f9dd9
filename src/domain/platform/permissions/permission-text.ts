import { AREA_NAMES, AREAS, isSensitive, type Permission } from './areas'

/** As the rights screen names it: `View Orders`, or what a sensitive action does. */
export function permissionText(permission: Permission): string {
  const area = AREA_NAMES.find(
    (one) => permission.endsWith(`_${one}`) && permission.length - one.length <= 7,
  )
  if (area && isSensitive(area)) return AREAS[area].label
  const verb = permission.startsWith('manage_') ? 'Manage' : 'View'
  return `${verb} ${area ? AREAS[area].label : permission}`
}

/** Why someone is refused: the permission by its code, and as the rights screen names it. */
export const requiredPermission = (permission: Permission): string =>
  `Required permission: ${permission} (${permissionText(permission)})`
