'use client'

import { Download } from 'lucide-react'

import { buttonClass } from '@/src/storefront/ui/button-look'

import { downloadHref, viewHref } from './hrefs'
import type { ShownDocument } from './shown-document'

/**
 * A PDF in the browser's own viewer, which keeps whatever is in it away from our pages. Browsers
 * without one, such as those of some phones, get the file to open.
 */
export function DocumentPdf({ document }: { document: ShownDocument }) {
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
