import type { Area } from '@/src/domain/platform/permissions/areas'

/** The areas under the headings of the menu. */
export const AREA_GROUPS = {
  Work: ['dashboard', 'analytics', 'orders', 'support', 'compliance', 'users'],
  Catalogue: ['packages', 'addons', 'offers', 'checkout_packages', 'states'],
  Growth: ['leads', 'email', 'followups', 'affiliates', 'geo'],
  Website: ['content', 'publishing', 'bulk_content', 'seo', 'careers', 'branding'],
  System: ['payments', 'settings'],
} as const satisfies Readonly<Record<string, readonly Area[]>>
