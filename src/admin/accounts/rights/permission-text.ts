import {
  AREA_NAMES,
  AREAS,
  type Area,
  isSensitive,
  type Permission,
} from '@/src/domain/platform/permissions/areas'

/** The areas under the headings of the menu. */
export const AREA_GROUPS = {
  Work: ['dashboard', 'analytics', 'orders', 'support', 'compliance', 'users'],
  Catalogue: ['packages', 'addons', 'offers', 'checkout_packages', 'states'],
  Growth: ['leads', 'email', 'followups', 'affiliates', 'geo'],
  Website: ['content', 'publishing', 'bulk_content', 'seo', 'careers', 'branding'],
  System: ['payments', 'settings'],
} as const satisfies Readonly<Record<string, readonly Area[]>>

/** `View orders`, or what a sensitive action does. */
export function permissionText(permission: Permission): string {
  const area = AREA_NAMES.find(
    (one) => permission.endsWith(`_${one}`) && permission.length - one.length <= 7,
  )
  if (area && isSensitive(area)) return AREAS[area].label
  const verb = permission.startsWith('manage_') ? 'Manage' : 'View'
  return `${verb} ${area ? AREAS[area].label : permission}`
}
