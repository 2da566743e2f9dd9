'use client'

import { Search } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { lazy, Suspense, useState } from 'react'

import { ariaKeysOf, SHORTCUTS } from '../keys/shortcuts'
import { useShortcuts } from '../keys/use-shortcuts'
import type { PaletteScreen } from './PaletteBody'

const PaletteBody = lazy(() => import('./PaletteBody'))

/** What Ctrl K opens, and the button in the menu that does the same. */
export function Palette({ screens }: { screens: readonly PaletteScreen[] }) {
  const [isOpen, open] = useState(false)
  useShortcuts({ palette: () => open((was) => !was) })
  return (
    <Dialog.Root onOpenChange={open} open={isOpen}>
      <Dialog.Trigger
        aria-keyshortcuts={ariaKeysOf(SHORTCUTS.palette.keys)}
        className="palette-opener"
      >
        <Search aria-hidden size={15} />
        <span>Search or jump to</span>
        <kbd>Ctrl K</kbd>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="kit-dialog__shade" />
        <Dialog.Content aria-describedby={undefined} className="kit-dialog kit-dialog--palette">
          <Dialog.Title className="admin-only-heard">Search or jump to</Dialog.Title>
          <Suspense fallback={<p className="palette__note">Opening…</p>}>
            <PaletteBody close={() => open(false)} screens={screens} />
          </Suspense>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
