'use client'

import { ChevronDown, Menu, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { IconButton } from '@/src/storefront/ui/button'
import { cx } from '@/src/storefront/ui/cx'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { SiteLink } from '@/src/storefront/ui/links/site-link'
import { AccountLinks } from './AccountLinks'
import type { NavItem, Navigation } from './navigation'

/** Where each key takes the focus in a list of so many links; -1 is the button above them. */
const MOVES: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (from <= 0 ? count : from) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A menu that opens on a click, while a mouse is over it, or from the keyboard. */
export function ManageMenu({ label, items }: { label: string; items: readonly NavItem[] }) {
  const [pinned, setPinned] = useState(false)
  const [hovered, setHovered] = useState(false)
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLUListElement>(null)
  const open = pinned || hovered

  const close = () => {
    setPinned(false)
    setHovered(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      close()
      button.current?.focus()
      return
    }
    const move = MOVES[event.key]
    const fromButton = event.target === button.current
    if (!move || (fromButton && !event.key.startsWith('Arrow'))) return
    event.preventDefault()
    setPinned(true)
    const links = [...(panel.current?.querySelectorAll('a') ?? [])]
    const from = links.findIndex((link) => link === document.activeElement)
    const next = links[move(from, links.length)]
    requestAnimationFrame(() => next?.focus()) // hidden until the panel has opened
  }
  const closeOnLeaving = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setPinned(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and links inside are the controls; this only watches them
    <div
      className="relative"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onKeyDown={onKeyDown}
      onBlur={closeOnLeaving}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setPinned((was) => !was)}
        className="flex h-10 items-center gap-1 rounded-ui px-3 hover:bg-panel"
      >
        {label}
        <ChevronDown
          aria-hidden
          className={cx('size-4 text-muted transition-transform', open && 'rotate-180')}
        />
      </button>
      <div
        id={panelId}
        className={cx('absolute top-full left-0 z-20 w-90 pt-2', !open && 'hidden')}
      >
        <ul ref={panel} className="rounded-ui border border-border bg-raised p-1.5 shadow-float">
          {items.map((item) => (
            <li key={item.href}>
              <MenuItem
                item={item}
                onFollow={close}
                className="rounded-ui px-3 py-2.5 hover:bg-panel"
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

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

type MenuItemProps = { item: NavItem; onFollow: () => void; className: string }

/** A page of the menu, with a word about it. */
function MenuItem({ item, onFollow, className }: MenuItemProps) {
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
