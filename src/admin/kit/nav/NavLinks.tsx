'use client'

import { useNav, useWindowInfo } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { PageLink } from '@/src/admin/kit/ui/parts'
import { type Active, activeEntry } from './active-entry'
import type { NavEntry, NavLink } from './menu-for'
import { NavCount } from './NavCounters'
import { type IconName, NavIcon } from './NavIcon'
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

type MenuLinkProps = {
  readonly link: NavLink
  readonly icon?: IconName
  readonly current: boolean
  /** The screens whose counts it shows as well, since they are not in sight. */
  readonly counted?: readonly NavLink[]
}

function MenuLink({ link, icon, current, counted = [] }: MenuLinkProps) {
  return (
    <PageLink
      aria-current={current ? 'page' : undefined}
      className={`${NAV_LINK} ${icon ? 'text-text' : 'wide:min-h-6 text-muted aria-[current]:text-text'}`}
      href={link.screen}
    >
      {icon && <NavIcon name={icon} />}
      <span className="truncate">{link.label}</span>
      <NavCount addresses={[link, ...counted].map(({ screen }) => screen)} />
    </PageLink>
  )
}

function Section({ entry, active }: { entry: NavEntry; active: Active | null }) {
  const open = active?.entry === entry && entry.related.length > 0
  const shown = entry.related.filter(
    ({ within }) => !within || within === active?.link.screen || within === active?.link.within,
  )
  return (
    <li>
      {entry.heading && (
        <h2 className="mx-0 mt-2.5 mb-0.5 px-2 text-muted text-xs font-semibold leading-4.5 tracking-normal">
          {entry.heading}
        </h2>
      )}
      <MenuLink
        link={entry}
        icon={entry.icon}
        counted={open ? [] : entry.related}
        current={active?.link === entry}
      />
      {open && (
        <ul className="w-auto my-0.5 mr-0 ml-4 p-0 ps-2.25 border-l border-line list-none">
          {shown.map((link) => (
            <li className={link.within && 'ps-3'} key={link.screen}>
              <MenuLink link={link} current={active.link === link} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

export function NavLinks({ entries }: { entries: readonly NavEntry[] }) {
  useOpenOnDesktop()
  const active = activeEntry(entries, usePathname())
  return (
    <ul className="admin-nav__entries w-full m-0 p-0 list-none">
      {entries.map((entry) => (
        <Section key={entry.label} entry={entry} active={active} />
      ))}
    </ul>
  )
}
