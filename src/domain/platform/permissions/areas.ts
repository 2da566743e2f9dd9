import { isKeyOf, keysOf } from '@/src/domain/vocabulary/keys'

/**
 * The areas of the back-office, in the order of its menu.
 *
 * Each has a `view_{area}` and a `manage_{area}` permission; manage implies view.
 * `subAdminDefault` is what the role sub_admin holds until staff change it.
 */
export const AREAS = {
  dashboard: { label: 'Dashboard', category: 'general', subAdminDefault: 'view' },
  analytics: { label: 'Analytics', category: 'general', subAdminDefault: 'view' },
  users: { label: 'Users', category: 'users', subAdminDefault: 'none' },
  orders: { label: 'Orders', category: 'sales', subAdminDefault: 'manage' },
  leads: { label: 'Leads', category: 'sales', subAdminDefault: 'view' },
  packages: { label: 'Packages', category: 'catalogue', subAdminDefault: 'view' },
  addons: { label: 'Add-ons', category: 'catalogue', subAdminDefault: 'view' },
  offers: { label: 'Offers', category: 'catalogue', subAdminDefault: 'none' },
  states: { label: 'States & Entities', category: 'catalogue', subAdminDefault: 'none' },
  checkout_packages: {
    label: 'Checkout Packages',
    category: 'catalogue',
    subAdminDefault: 'none',
  },
  support: { label: 'Support Tickets', category: 'support', subAdminDefault: 'manage' },
  compliance: { label: 'Compliance', category: 'support', subAdminDefault: 'manage' },
  email: { label: 'Email Marketing', category: 'marketing', subAdminDefault: 'none' },
  followups: { label: 'Follow-Ups', category: 'marketing', subAdminDefault: 'none' },
  affiliates: { label: 'Affiliates', category: 'marketing', subAdminDefault: 'none' },
  geo: { label: 'Geo Tracking', category: 'marketing', subAdminDefault: 'none' },
  payments: { label: 'Payment Gateways', category: 'finance', subAdminDefault: 'none' },
  content: { label: 'Website Content', category: 'website', subAdminDefault: 'none' },
  publishing: { label: 'Publishing', category: 'website', subAdminDefault: 'none' },
  bulk_content: { label: 'Bulk Content Changes', category: 'website', subAdminDefault: 'none' },
  seo: { label: 'SEO', category: 'website', subAdminDefault: 'none' },
  careers: { label: 'Careers', category: 'website', subAdminDefault: 'none' },
  branding: { label: 'Branding & Social Media', category: 'settings', subAdminDefault: 'none' },
  settings: { label: 'Settings', category: 'settings', subAdminDefault: 'none' },
  tax_ids: {
    label: 'Show SSN, ITIN and passport numbers',
    category: 'sensitive',
    subAdminDefault: 'none',
  },
  refunds: { label: 'Refund', category: 'sensitive', subAdminDefault: 'none' },
  exports: { label: 'Export customers', category: 'sensitive', subAdminDefault: 'none' },
  payouts: { label: 'Pay out affiliates', category: 'sensitive', subAdminDefault: 'none' },
} as const satisfies Record<
  string,
  { label: string; category: string; subAdminDefault: 'none' | 'view' | 'manage' }
>

export type Area = keyof typeof AREAS
export type Permission = `view_${Area}` | `manage_${Area}`

/**
 * Actions that take a right of their own: `manage_{name}` lets someone do it who may also manage the
 * area that it is `within`.
 */
export const SENSITIVE = {
  tax_ids: { within: 'orders', help: 'Each view is logged with its reason' },
  refunds: { within: 'orders', help: 'In full or by line, always with a reason' },
  exports: { within: null, help: 'CSV files with names and addresses' },
  payouts: { within: 'affiliates', help: 'Sees the accounts that are paid to' },
} as const satisfies Partial<Record<Area, { within: Area | null; help: string }>>
export const isSensitive = isKeyOf(SENSITIVE)

export const isArea = isKeyOf(AREAS)

/** All areas, in menu order. */
export const AREA_NAMES = keysOf(AREAS)

/** Every permission there is, view before manage, in menu order. */
export const PERMISSIONS: readonly Permission[] = AREA_NAMES.flatMap(
  (area) => [`view_${area}`, `manage_${area}`] as const,
)

const permissionSet: ReadonlySet<string> = new Set(PERMISSIONS)

export function isPermission(name: unknown): name is Permission {
  return typeof name === 'string' && permissionSet.has(name)
}

/** What a fresh installation grants to the role sub_admin. */
export const SUB_ADMIN_DEFAULTS: readonly Permission[] = AREA_NAMES.flatMap(
  (area): readonly Permission[] => {
    const level = AREAS[area].subAdminDefault
    if (level === 'manage') return [`view_${area}`, `manage_${area}`]
    return level === 'view' ? [`view_${area}`] : []
  },
)
