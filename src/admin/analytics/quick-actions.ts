import type { Permission } from '@/src/domain/platform/permissions/areas'

export type QuickAction = { readonly label: string; readonly href: string }

const list = (slug: string) => `/admin/collections/${slug}`

const ACTIONS: readonly (QuickAction & { readonly needs: Permission })[] = [
  {
    label: 'Orders in progress',
    href: `${list('orders')}?where[status][equals]=processing`,
    needs: 'view_orders',
  },
  {
    label: 'Open tickets',
    href: `${list('tickets')}?where[status][equals]=open`,
    needs: 'view_support',
  },
  {
    label: 'Unfinished checkouts',
    href: `${list('leads')}?where[converted][equals]=false`,
    needs: 'view_leads',
  },
  {
    label: 'Payments to look into',
    href: `${list('payments')}?where[status][equals]=quarantined`,
    needs: 'view_payments',
  },
  { label: 'Create a package', href: `${list('packages')}/create`, needs: 'manage_packages' },
  { label: 'Add a user', href: `${list('users')}/create`, needs: 'manage_users' },
]

/** What somebody with these permissions comes here to do. */
export function quickActionsFor(held: ReadonlySet<Permission>): readonly QuickAction[] {
  return ACTIONS.filter(({ needs }) => held.has(needs))
}
