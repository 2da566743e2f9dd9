'use client'

import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import type { KeyboardEvent } from 'react'

import { buttonClass } from '@/src/storefront/ui/button-look'
import { cx } from '@/src/storefront/ui/cx'
import { DIALOG_BUTTON, Dialog, DialogClose, DialogTitle } from '@/src/storefront/ui/dialog'

import { DocumentPdf } from './DocumentPdf'
import { DocumentPicture } from './DocumentPicture'
import { downloadHref } from './hrefs'
import type { ShownDocument } from './shown-document'

type DocumentDialogProps = {
  /** Only those that the page can show. */
  documents: readonly ShownDocument[]
  /** Which of them is shown. */
  index: number
  onMove: (index: number) => void
  onClose: () => void
}

/** Looks at documents one by one without leaving the page: Escape closes, the arrows go on. */
export function DocumentDialog({ documents, index, onMove, onClose }: DocumentDialogProps) {
  const shown = documents[index]
  const move = (by: number) => {
    if (documents[index + by]) onMove(index + by)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'ArrowLeft') move(-1)
    if (event.key === 'ArrowRight') move(1)
  }
  if (!shown) return null

  return (
    <Dialog place="page" onClose={onClose} onKeyDown={onKeyDown}>
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-1 border-b border-border py-2 pr-2 pl-5">
          <div className="min-w-0 grow">
            <DialogTitle className="truncate text-sm font-semibold">{shown.name}</DialogTitle>
            {documents.length > 1 && (
              <p aria-live="polite" className="text-xs text-muted tabular-nums">
                {index + 1} of {documents.length}
              </p>
            )}
          </div>
          <a
            href={downloadHref(shown.id)}
            aria-label={`Download ${shown.name}`}
            className={cx(buttonClass({ variant: 'secondary', size: 'sm' }), 'mr-1 min-h-11')}
          >
            <Download aria-hidden className="size-4" />
            <span className="hidden sm:inline">Download</span>
          </a>
          {documents.length > 1 && <Steps index={index} last={documents.length - 1} move={move} />}
          <DialogClose />
        </div>
        <div className="relative min-h-0 grow bg-panel">
          {shown.view === 'pdf' ? (
            <DocumentPdf key={shown.id} document={shown} />
          ) : (
            <DocumentPicture key={shown.id} document={shown} />
          )}
        </div>
      </div>
    </Dialog>
  )
}

type StepsProps = { index: number; last: number; move: (by: number) => void }

/** Stay where they are at either end, so that the focus does too. */
function Steps({ index, last, move }: StepsProps) {
  return (
    <>
      <button
        type="button"
        aria-label="Previous document"
        aria-disabled={index === 0}
        onClick={() => move(-1)}
        className={cx(DIALOG_BUTTON, 'aria-disabled:opacity-40')}
      >
        <ChevronLeft aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        aria-label="Next document"
        aria-disabled={index === last}
        onClick={() => move(1)}
        className={cx(DIALOG_BUTTON, 'aria-disabled:opacity-40')}
      >
        <ChevronRight aria-hidden className="size-5" />
      </button>
    </>
  )
}
