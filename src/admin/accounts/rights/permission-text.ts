import {
  AREA_NAMES,
  AREAS,
  PERMISSIONS,
  type Permission,
} from '@/src/domain/platform/permissions/areas'

const CATEGORY_LABELS: Readonly<Record<string, string>> = {
  general: 'General',
  users: 'Users',
  sales: 'Sales',
  catalogue: 'Catalogue',
  support: 'Support',
  marketing: 'Marketing',
  finance: 'Finance',
  website: 'Website',
  settings: 'Settings',
}

export type Category = { readonly label: string; readonly permissions: readonly Permission[] }

/** The permissions by their categories, in the order of the menu. */
export const CATEGORIES: readonly Category[] = [
  ...new Set(AREA_NAMES.map((area) => AREAS[area].category)),
].map((category) => ({
  label: CATEGORY_LABELS[category] ?? category,
  permissions: AREA_NAMES.filter((area) => AREAS[area].category === category).flatMap((area) =>
    PERMISSIONS.filter((one) => one === `view_${area}` || one === `manage_${area}`),
  ),
}))

/** `View orders`. */
export function permissionText(permission: Permission): string {
  const area = AREA_NAMES.find(
    (one) => permission.endsWith(`_${one}`) && permission.length - one.length <= 7,
  )
  const verb = permission.startsWith('manage_') ? 'Manage' : 'View'
  return `${verb} ${area ? AREAS[area].label : permission}`
}
