'use client'

import { LogOut, Menu } from 'lucide-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { signOut } from '@/src/lib/browser/sign-out'
import { isCurrent, MENU_ROW } from './navigation'
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

/** Ends the session and returns to the landing page. */
export function SignOutRow() {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  const leave = async () => {
    if (state === 'busy') return
    setState('busy')
    if (!(await signOut())) setState('failed')
  }

  return (
    <>
      <button type="button" onClick={leave} aria-busy={state === 'busy'} className={MENU_ROW}>
        <LogOut aria-hidden className="size-4.5 shrink-0" />
        Sign Out
      </button>
      <p role="status" className="px-3 text-xs text-danger empty:hidden">
        {state === 'failed' && 'That did not work. Check your connection and try again.'}
      </p>
    </>
  )
}

const Drawer = dynamic(() => import('./Drawer').then((module) => module.Drawer), {
  loading: () => null, // without it the page around is hidden meanwhile, and loses the focus
})

/** The menu on a narrow screen. */
export function MobileDrawer({ head, children }: { head: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const mark = useMark('/dashboard/orders')
  return (
    <>
      <div className="relative">
        <button
          type="button"
          aria-label="Menu"
          aria-haspopup="dialog"
          className="flex size-11 items-center justify-center rounded-ui hover:bg-border/40 focus-visible:outline-offset-0"
          onClick={() => setOpen(true)}
        >
          <Menu aria-hidden className="size-5" />
        </button>
        {mark && (
          <span
            aria-hidden
            className="pointer-events-none absolute -top-0.5 -right-0.5 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-semibold text-on-accent tabular-nums"
          >
            {mark.count > 99 ? '99+' : mark.count}
          </span>
        )}
      </div>
      {isOpen && (
        <Drawer head={head} onClose={() => setOpen(false)}>
          {children}
        </Drawer>
      )}
    </>
  )
}
