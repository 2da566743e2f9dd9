import { SiteLink } from '@/src/storefront/ui/links/site-link'

import type { NavItem } from './navigation'

type MenuItemProps = { item: NavItem; onFollow: () => void; className: string }

/** A page of the menu, with a word about it. */
export function MenuItem({ item, onFollow, className }: MenuItemProps) {
  return (
    <SiteLink
      href={item.href}
      onClick={onFollow}
      className={`flex items-baseline justify-between gap-4 ${className}`}
    >
      <span className="font-semibold">{item.label}</span>
      <span className="text-sm text-muted">{item.note}</span>
    </SiteLink>
  )
}
