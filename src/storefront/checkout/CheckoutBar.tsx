import { ArrowLeft, ChevronUp, X } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Button } from '@/src/storefront/ui/button'
import { Money } from '@/src/storefront/ui/money'
import { Skeleton } from '@/src/storefront/ui/skeleton'
import type { SaveStatus } from './saving/draft-saver'
import { SavedNote } from './saving/SavedNote'

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

type SummarySheetProps = {
  /** Null where nothing has a price yet. */
  totalMinor: number | null
  /** The order itself, from the first time that it is asked for. */
  children: ReactNode
}

/** The total in the bar of a phone; pressing it opens the order. */
function SummarySheet({ totalMinor, children }: SummarySheetProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    sheet.current?.showModal()
  }
  const close = () => sheet.current?.close()
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="flex min-h-11 items-center gap-2 rounded-ui px-2 text-left hover:bg-panel"
      >
        <span className="flex flex-col leading-tight">
          <span className="text-xs text-muted">
            {totalMinor === null ? 'Price' : 'Total'}
            <span className="sr-only">, show order summary</span>
          </span>
          {totalMinor === null ? (
            <span className="font-semibold">By offer</span>
          ) : (
            <Money minor={totalMinor} className="font-semibold" />
          )}
        </span>
        <ChevronUp aria-hidden className="size-4 text-muted" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        ref={sheet}
        aria-labelledby="sheet-title"
        onClick={(event) => event.target === event.currentTarget && close()}
        className="m-0 mt-auto w-full max-w-none border-t border-border bg-raised p-5 pb-8 text-text shadow-float backdrop:bg-ink/60"
      >
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 id="sheet-title" className="text-lg font-semibold">
            Order summary
          </h2>
          <Button variant="ghost" size="sm" onClick={close}>
            <X aria-hidden className="size-4" />
            Close
          </Button>
        </div>
        {wasOpened && <Suspense fallback={<Skeleton className="h-60" />}>{children}</Suspense>}
      </dialog>
    </div>
  )
}
