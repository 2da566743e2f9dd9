'use client'

import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { buttonClass } from '@/src/storefront/ui/button-look'
import { cx } from '@/src/storefront/ui/cx'
import { DIALOG_BUTTON, Dialog, DialogClose, DialogTitle } from '@/src/storefront/ui/dialog'
import { Notice } from '@/src/storefront/ui/notice'
import { Skeleton } from '@/src/storefront/ui/skeleton'
import type { ShownDocument } from './hrefs'
import { downloadHref, viewHref } from './hrefs'

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

/**
 * A PDF in the browser's own viewer, which keeps whatever is in it away from our pages. Browsers
 * without one, such as those of some phones, get the file to open.
 */
function DocumentPdf({ document }: { document: ShownDocument }) {
  if (navigator.pdfViewerEnabled === false) {
    return (
      <div className="flex h-full flex-col items-start justify-center gap-4 px-6 sm:items-center sm:text-center">
        <p className="font-semibold">This browser can’t show the PDF here</p>
        <p className="max-w-[44ch] text-sm text-muted">Download it and open it in your PDF app.</p>
        <a href={downloadHref(document.id)} className={buttonClass({ variant: 'primary' })}>
          <Download aria-hidden className="size-4" />
          Download PDF
        </a>
      </div>
    )
  }
  return (
    <iframe
      src={viewHref(document.id)}
      title={document.name}
      className="absolute inset-0 size-full border-0"
    />
  )
}

/** A picture as large as there is room for. */
function DocumentPicture({ document }: { document: ShownDocument }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  if (state === 'failed') {
    return (
      <Notice tone="danger" title="This picture could not be shown" className="m-5">
        Download it instead, or close this and try again.
      </Notice>
    )
  }
  return (
    <>
      {state === 'loading' && <Skeleton className="absolute inset-5" />}
      {/* biome-ignore lint/performance/noImgElement: a private file, which nothing may resize and keep */}
      <img
        src={viewHref(document.id)}
        alt={document.name}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
        className={cx(
          'absolute inset-0 size-full object-contain p-3 transition-opacity sm:p-6',
          state === 'loading' && 'opacity-0',
        )}
      />
    </>
  )
}
