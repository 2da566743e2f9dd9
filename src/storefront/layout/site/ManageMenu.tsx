'use client'

import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'

import { cx } from '@/src/storefront/ui/cx'

import { MenuItem } from './MenuItem'
import type { NavItem } from './navigation'

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
