'use client'

import type { ReactNode } from 'react'

import { Dialog, DialogClose } from '@/src/storefront/ui/dialog'

type DrawerProps = { head: ReactNode; onClose: () => void; children: ReactNode }

/** The menu over the page, until one of its links is followed. */
export function Drawer({ head, onClose, children }: DrawerProps) {
  return (
    <Dialog place="drawer" aria-label="Menu" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; this only watches them */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by keyboard is clicked too */}
      <div
        onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
        className="flex min-h-full flex-col p-4"
      >
        <div className="mb-4 flex items-center justify-between gap-4 pl-3">
          <div className="min-w-0 text-sm">{head}</div>
          <DialogClose label="Close menu" />
        </div>
        {children}
      </div>
    </Dialog>
  )
}
