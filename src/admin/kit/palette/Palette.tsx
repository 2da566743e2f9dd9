'use client'

import { Search } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { lazy, Suspense, useState } from 'react'

import { ariaKeysOf, SHORTCUTS } from '../keys/shortcuts'
import { useGoToKeys, useShortcuts } from '../keys/use-shortcuts'
import { DIALOG, SHADE } from '../ui/dialogs'
import type { PaletteScreen } from './PaletteBody'

const PaletteBody = lazy(() => import('./PaletteBody'))

export function Palette({ screens }: { screens: readonly PaletteScreen[] }) {
  const [isOpen, open] = useState(false)
  useShortcuts({ palette: () => open((was) => !was) })
  useGoToKeys(screens)
  return (
    <Dialog.Root onOpenChange={open} open={isOpen}>
      <Dialog.Trigger
        aria-keyshortcuts={ariaKeysOf(SHORTCUTS.palette.keys)}
        className="flex items-center gap-2 w-full h-8 mb-2 pl-2.5 pr-2 border border-line rounded-ui bg-surface font-inherit text-muted cursor-pointer focus-visible:outline-ring focus-visible:outline-offset-2"
      >
        <Search aria-hidden size={15} />
        <span className="flex-1 truncate text-start">Search or jump to</span>
        <kbd className="flex-none">Ctrl K</kbd>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={SHADE} />
        <Dialog.Content
          aria-describedby={undefined}
          className={`${DIALOG} w-[min(600px,calc(100%-24px))] overflow-hidden outline-none`}
        >
          <Dialog.Title className="sr-only">Search or jump to</Dialog.Title>
          <Suspense fallback={<p className="m-0 p-2.5 text-muted">Opening…</p>}>
            <PaletteBody close={() => open(false)} screens={screens} />
          </Suspense>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
