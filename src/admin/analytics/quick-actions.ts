import { adminHref } from '@/src/admin/kit/screens/admin-href'
import type { Permission } from '@/src/domain/platform/permissions/areas'

export type QuickAction = { readonly label: string; readonly href: string }

const ACTIONS: readonly (QuickAction & { readonly needs: Permission })[] = [
  {
    label: 'Orders in progress',
    href: `${adminHref('orders')}?view=all&status=processing`,
    needs: 'view_orders',
  },
  {
    label: 'Open tickets',
    href: `${adminHref('tickets')}?view=open`,
    needs: 'view_support',
  },
  {
    label: 'Unfinished checkouts',
    href: `${adminHref('leads')}?view=open`,
    needs: 'view_leads',
  },
  {
    label: 'Payments to review',
    href: `${adminHref('payments')}?status=quarantined`,
    needs: 'view_payments',
  },
  {
    label: 'Create a package',
    href: adminHref('packages'),
    needs: 'manage_packages',
  },
  { label: 'Add a user', href: adminHref('users'), needs: 'manage_users' },
]

export function quickActionsFor(held: ReadonlySet<Permission>): readonly QuickAction[] {
  return ACTIONS.filter(({ needs }) => held.has(needs))
}
