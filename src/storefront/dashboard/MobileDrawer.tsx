'use client'

import { Menu, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'

import { DashboardMenu } from './DashboardMenu'

const ROUND =
  'flex size-11 items-center justify-center rounded-ui hover:bg-border/40 focus-visible:outline-offset-0'

/** The menu on a narrow screen. */
export function MobileDrawer({ isStaff, name }: { isStaff: boolean; name: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger aria-label="Menu" className={ROUND}>
        <Menu aria-hidden className="size-5" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-ink/50" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-50 flex w-72 max-w-[85vw] flex-col overflow-y-auto border-l border-border bg-panel p-4 shadow-float"
        >
          <div className="mb-4 flex items-center justify-between gap-4 pl-3">
            <Dialog.Title className="truncate text-sm font-semibold">{name}</Dialog.Title>
            <Dialog.Close aria-label="Close menu" className={ROUND}>
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </div>
          <DashboardMenu isStaff={isStaff} onFollow={() => setOpen(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
