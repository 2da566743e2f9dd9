'use client'

import { Link, useNav, useWindowInfo } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import type { IconName } from '../screens/screen'
import { type Active, activeEntry } from './active-entry'
import type { NavEntry, NavLink } from './menu-for'
import { NavCount } from './NavCounters'
import { NavIcon } from './NavIcon'

/** Where Payload lays the menu beside the page, but starts with it closed. */
const BESIDE = '(min-width: 1025px) and (max-width: 1440px)'

/** Shows the menu from the start on every screen that has the room for it. */
function useOpenOnDesktop() {
  const { setNavOpen } = useNav()
  const { breakpoints } = useWindowInfo()
  const isMeasured = breakpoints?.l
  useEffect(() => {
    if (!isMeasured || !window.matchMedia(BESIDE).matches) return
    const later = setTimeout(() => setNavOpen(true)) // after Payload's own effect, which closes it
    return () => clearTimeout(later)
  }, [isMeasured, setNavOpen])
}

const BASE = 'nav'

type MenuLinkProps = { readonly link: NavLink; readonly icon?: IconName; readonly current: boolean }

function MenuLink({ link, icon, current }: MenuLinkProps) {
  return (
    <Link
      aria-current={current ? 'page' : undefined}
      className={`${BASE}__link`}
      href={link.screen}
      prefetch={false}
    >
      {current && <span className={`${BASE}__link-indicator`} />}
      {icon && <NavIcon name={icon} />}
      <span className={`${BASE}__link-label`}>{link.label}</span>
      <NavCount address={link.screen} />
    </Link>
  )
}

function Section({ entry, active }: { entry: NavEntry; active: Active | null }) {
  const open = active?.entry === entry && entry.related.length > 0
  return (
    <li className={entry.startsGroup ? 'admin-nav__group-start' : undefined}>
      {entry.heading && <h2 className="admin-nav__heading">{entry.heading}</h2>}
      <MenuLink link={entry} icon={entry.icon} current={active?.link === entry} />
      {open && (
        <ul className="admin-nav__related">
          {entry.related.map((link) => (
            <li key={link.screen}>
              <MenuLink link={link} current={active.link === link} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The entries, with the open one marked and what belongs to it beneath it. */
export function NavLinks({ entries }: { entries: readonly NavEntry[] }) {
  useOpenOnDesktop()
  const active = activeEntry(entries, usePathname(), useSearchParams())
  return (
    <ul className="admin-nav__entries">
      {entries.map((entry) => (
        <Section key={entry.label} entry={entry} active={active} />
      ))}
    </ul>
  )
}
