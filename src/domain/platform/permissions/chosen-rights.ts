import { keysOf } from '@/src/domain/vocabulary/keys'
import { AREA_NAMES, type Area, PERMISSIONS, type Permission, SUB_ADMIN_DEFAULTS } from './areas'
import { effectivePermissions, type PermissionHolder } from './effective-permissions'

/** How far a permission is from what a sub-admin begins with. */
export const MARKS = {
  default: 'Default',
  restricted: 'Restricted',
  customizable: 'Customizable',
} as const
export type Mark = keyof typeof MARKS

const RESTRICTED: ReadonlySet<Permission> = new Set<Permission>([
  'view_users',
  'manage_users',
  'manage_settings',
  'view_payments',
  'manage_payments',
  'manage_packages',
  'manage_addons',
  'manage_offers',
  'manage_states',
  'manage_checkout_packages',
  'manage_content',
  'manage_publishing',
  'manage_bulk_content',
  'manage_branding',
  'manage_payouts',
])

export function markOf(permission: Permission): Mark {
  if (SUB_ADMIN_DEFAULTS.includes(permission)) return 'default'
  return RESTRICTED.has(permission) ? 'restricted' : 'customizable'
}

/** Rights that no screen or endpoint asks for: they are not offered. */
const GUARDS_NOTHING: ReadonlySet<Permission> = new Set<Permission>([
  'manage_dashboard',
  'manage_analytics',
  'view_publishing',
  'view_geo',
  'view_settings',
  'view_tax_ids',
  'view_refunds',
  'view_exports',
  'view_payouts',
])

export const isOffered = (permission: Permission): boolean => !GUARDS_NOTHING.has(permission)

/** How far someone may go in an area. Managing includes viewing. */
export const LEVELS = { none: 'None', view: 'View', manage: 'Manage' } as const
export type Level = keyof typeof LEVELS

export function levelOf(chosen: ReadonlySet<Permission>, area: Area): Level {
  const holds = (level: 'view' | 'manage') =>
    chosen.has(`${level}_${area}`) && isOffered(`${level}_${area}`)
  return holds('manage') ? 'manage' : holds('view') ? 'view' : 'none'
}

const permissionsOf = (area: Area, level: Level): readonly Permission[] => {
  if (level === 'manage') return [`view_${area}`, `manage_${area}`]
  return level === 'view' ? [`view_${area}`] : []
}

export function withLevel(chosen: ReadonlySet<Permission>, area: Area, level: Level) {
  const others = [...chosen].filter((one) => !permissionsOf(area, 'manage').includes(one))
  return new Set([...others, ...permissionsOf(area, level)])
}

type Preset = {
  readonly label: string
  readonly does: string
  readonly levels: Readonly<Partial<Record<Area, Level>>>
}

/** What people of one job usually may do. */
export const PRESETS = {
  clerk: {
    label: 'Clerk',
    does: 'Files and delivers',
    levels: {
      dashboard: 'view',
      orders: 'manage',
      compliance: 'manage',
      support: 'view',
      users: 'view',
      states: 'view',
      tax_ids: 'manage',
    },
  },
  support: {
    label: 'Support',
    does: 'Answers, sees orders',
    levels: {
      dashboard: 'view',
      support: 'manage',
      orders: 'view',
      compliance: 'view',
      users: 'view',
    },
  },
  marketing: {
    label: 'Marketing',
    does: 'Leads, email, affiliates',
    levels: {
      dashboard: 'view',
      analytics: 'view',
      leads: 'manage',
      email: 'manage',
      followups: 'manage',
      affiliates: 'manage',
      exports: 'manage',
      geo: 'manage',
      offers: 'view',
    },
  },
  editor: {
    label: 'Editor',
    does: 'Website, SEO, careers',
    levels: {
      dashboard: 'view',
      content: 'manage',
      publishing: 'manage',
      bulk_content: 'manage',
      seo: 'manage',
      careers: 'manage',
      branding: 'manage',
    },
  },
  accountant: {
    label: 'Accountant',
    does: 'Payments, read only',
    levels: {
      dashboard: 'view',
      analytics: 'view',
      orders: 'view',
      payments: 'view',
      affiliates: 'view',
      exports: 'manage',
    },
  },
} as const satisfies Record<string, Preset>
export type PresetName = keyof typeof PRESETS

export const PRESET_NAMES = keysOf(PRESETS)

export function presetRights(name: PresetName): ReadonlySet<Permission> {
  const { levels }: Preset = PRESETS[name]
  return new Set(AREA_NAMES.flatMap((area) => permissionsOf(area, levels[area] ?? 'none')))
}

/** The preset whose levels are all chosen, and no others; null for a mix of one's own. */
export const presetOf = (chosen: ReadonlySet<Permission>): PresetName | null =>
  PRESET_NAMES.find((name) => {
    const rights = presetRights(name)
    return AREA_NAMES.every((area) => levelOf(rights, area) === levelOf(chosen, area))
  }) ?? null

/** The grants and denials by which a sub-admin may do what was chosen, and nothing else. */
export function rightsFor(
  chosen: readonly Permission[],
  roleGrants: readonly Permission[],
): Pick<PermissionHolder, 'grants' | 'denials'> {
  const wanted = effectivePermissions({ role: 'sub_admin', grants: chosen, denials: [] }, [])
  const byRole = effectivePermissions({ role: 'sub_admin', grants: [], denials: [] }, roleGrants)
  return {
    grants: PERMISSIONS.filter((one) => wanted.has(one) && !byRole.has(one)),
    denials: PERMISSIONS.filter((one) => byRole.has(one) && !wanted.has(one)),
  }
}
