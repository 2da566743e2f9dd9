'use client'

import { Menu, X } from 'lucide-react'
import { type FocusEvent, useRef } from 'react'

import { IconButton } from '@/src/storefront/ui/button'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

import { AccountLinks } from './AccountLinks'
import { MenuItem } from './MenuItem'
import type { NavItem, Navigation } from './navigation'

/**
 * The whole menu on a narrow screen. The browser's own popover opens it, even before this code has
 * loaded; Escape, a tap beside it and leaving it with the keyboard close it.
 */
export function MobileMenu({ nav }: { nav: Navigation }) {
  const panel = useRef<HTMLDivElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const close = () => panel.current?.hidePopover()
  const closeOnLeaving = (event: FocusEvent) => {
    const to = event.relatedTarget
    if (to && !event.currentTarget.contains(to)) close()
  }

  return (
    <div className="md:hidden">
      <IconButton
        icon={Menu}
        popoverTarget="site-menu"
        label="Menu"
        className="-mr-2 size-11 hover:bg-panel"
      />
      <div
        ref={panel}
        id="site-menu"
        popover="auto"
        role="dialog"
        aria-label="Menu"
        onToggle={(event) => event.newState === 'open' && closer.current?.focus()}
        onBlur={closeOnLeaving}
        className="fixed inset-x-0 top-0 m-0 max-h-dvh w-full overflow-y-auto overscroll-contain border-b border-border bg-raised p-5 text-text shadow-float backdrop:bg-ink/40"
      >
        <div className="flex justify-end">
          <IconButton
            icon={X}
            ref={closer}
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            label="Close menu"
            className="-mt-2 -mr-2 size-11 hover:bg-panel"
          />
        </div>
        <nav aria-label="Menu" className="flex flex-col">
          <MenuLinks items={nav.main} onFollow={close} />
          <p className="mt-5 mb-1 text-sm text-muted">{nav.manage}</p>
          <MenuLinks items={nav.services} onFollow={close} />
        </nav>
        <div className="mt-6 flex flex-col gap-2">
          <ButtonLink href="/checkout" prefetch={false} size="sm" block onClick={close}>
            Start
          </ButtonLink>
          <AccountLinks block />
        </div>
      </div>
    </div>
  )
}

function MenuLinks({ items, onFollow }: { items: readonly NavItem[]; onFollow: () => void }) {
  return items.map((item) => (
    <MenuItem
      key={item.href}
      item={item}
      onFollow={onFollow}
      className="border-b border-border py-3"
    />
  ))
}
