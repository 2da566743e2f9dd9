'use client'

import { Link, useNav, useWindowInfo } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import type { IconName } from '../screens/screen'
import { type Active, activeEntry } from './active-entry'
import type { NavEntry, NavLink } from './menu-for'
import { NavCount } from './NavCounters'
import { NavIcon } from './NavIcon'
import { NAV_LINK } from './nav-link'

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

type MenuLinkProps = { readonly link: NavLink; readonly icon?: IconName; readonly current: boolean }

function MenuLink({ link, icon, current }: MenuLinkProps) {
  return (
    <Link
      aria-current={current ? 'page' : undefined}
      className={`${NAV_LINK} ${icon ? 'text-text' : 'text-muted aria-[current]:text-text'}`}
      href={link.screen}
      prefetch={false}
    >
      {icon && <NavIcon name={icon} />}
      <span className="truncate">{link.label}</span>
      <NavCount address={link.screen} />
    </Link>
  )
}

function Section({ entry, active }: { entry: NavEntry; active: Active | null }) {
  const open = active?.entry === entry && entry.related.length > 0
  return (
    <li>
      {entry.heading && (
        <h2 className="mx-0 mt-3.5 mb-0.75 px-2 text-muted text-xs font-semibold leading-4.5 tracking-normal">
          {entry.heading}
        </h2>
      )}
      <MenuLink link={entry} icon={entry.icon} current={active?.link === entry} />
      {open && (
        <ul className="w-auto mt-0.5 mr-0 mb-1 ml-4 p-0 ps-2.25 border-l border-line list-none">
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
    <ul className="admin-nav__entries w-full m-0 p-0 list-none">
      {entries.map((entry) => (
        <Section key={entry.label} entry={entry} active={active} />
      ))}
    </ul>
  )
}
