'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

import { MENU_ROW } from './menu-row'
import { isCurrent } from './navigation'
import { useMark } from './WaitingMarks'

type MenuLinkProps = { href: string; label: string; icon: ReactNode }

/** A row of the menu: marked as the current one, and with how much waits there. */
export function MenuLink({ href, label, icon }: MenuLinkProps) {
  const pathname = usePathname()
  const mark = useMark(href)
  return (
    <Link
      href={href}
      aria-current={isCurrent(href, pathname) ? 'page' : undefined}
      className={MENU_ROW}
    >
      {icon}
      {label}
      {mark && (
        <span className="ml-auto min-w-5.5 rounded-full bg-accent px-1.5 text-center text-xs leading-5.5 font-semibold text-on-accent tabular-nums">
          {mark.count > 99 ? '99+' : mark.count}
          <span className="sr-only"> {mark.what}</span>
        </span>
      )}
    </Link>
  )
}
