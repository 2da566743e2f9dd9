import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '@/src/storefront/ui/button'

import type { SaveStatus } from './saving/draft-saver'
import { SavedNote } from './saving/SavedNote'
import { SummarySheet } from './summary/SummarySheet'

type CheckoutBarProps = {
  /** The way back; none where there is nothing before. */
  back: { readonly label: string; readonly go: () => void; readonly isOff: boolean } | null
  /** Null where nothing has a price yet. */
  totalMinor: number | null
  /** What the order has in it. */
  lines: ReactNode
  status: SaveStatus
  /** What goes with the total, where the summary is out of sight. */
  note?: string
  /** The way on. */
  children: ReactNode
}

/** Back and on. On a phone it stays at the bottom, with the total. */
export function CheckoutBar({ back, totalMinor, lines, status, note, children }: CheckoutBarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-5 mt-auto border-t border-border bg-surface px-5 py-3 sm:-mx-8 sm:px-8 lg:static lg:mx-0 lg:mt-10 lg:px-0 lg:pt-6">
      <div className="flex items-center gap-3">
        {back && (
          <Button
            variant="secondary"
            onClick={back.go}
            disabled={back.isOff}
            aria-label={back.label}
            className="max-lg:w-11 max-lg:px-0"
          >
            <ArrowLeft aria-hidden className="size-4.5" />
            <span className="max-lg:hidden">{back.label}</span>
          </Button>
        )}
        <SummarySheet totalMinor={totalMinor}>{lines}</SummarySheet>
        <div className="ml-auto">{children}</div>
      </div>
      <div className="mt-1 lg:hidden">
        {note && <p className="text-xs text-muted">{note}</p>}
        <SavedNote status={status} onlyTrouble />
      </div>
    </div>
  )
}
