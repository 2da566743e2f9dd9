import {
  Building2,
  FileText,
  LayoutDashboard,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  Package,
  Settings,
  Share2,
} from 'lucide-react'

type DashboardLink = {
  readonly href: string
  readonly label: string
  readonly icon: LucideIcon
}

/** The customer's area, in the order of its menu. */
export const DASHBOARD_LINKS: readonly DashboardLink[] = [
  { href: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { href: '/dashboard/orders', label: 'My Orders', icon: Package },
  { href: '/dashboard/companies', label: 'My Companies', icon: Building2 },
  { href: '/dashboard/documents', label: 'My Documents', icon: FileText },
  { href: '/dashboard/addons', label: 'Add-ons & Compliance', icon: ListChecks },
  { href: '/dashboard/affiliate', label: 'Affiliate Program', icon: Share2 },
  { href: '/dashboard/support', label: 'Support', icon: LifeBuoy },
  { href: '/dashboard/settings', label: 'Settings', icon: Settings },
]

/** The first page is current alone; the others also while one of theirs is open. */
export function isCurrent(href: string, pathname: string): boolean {
  if (href === '/dashboard') return pathname === href
  return pathname === href || pathname.startsWith(`${href}/`)
}

/** One line of the dashboard's menu. */
export const MENU_ROW =
  'flex min-h-10 w-full items-center gap-3 rounded-ui px-3 text-left text-sm text-muted transition-colors hover:bg-border/40 hover:text-text aria-[current=page]:bg-raised aria-[current=page]:font-semibold aria-[current=page]:text-text aria-[current=page]:outline aria-[current=page]:-outline-offset-1 aria-[current=page]:outline-border'
