'use client'

import { Menu } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'

import { useMark } from './WaitingMarks'

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
