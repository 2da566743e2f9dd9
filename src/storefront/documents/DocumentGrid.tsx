'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'

import type { MyDocument } from '@/src/domain/documents/my-document'

import { DocumentCard } from './DocumentCard'
import { isShownInPage } from './shown-document'
import { DeleteUpload } from './upload/DeleteUpload'

const DocumentDialog = dynamic(
  () => import('./DocumentDialog').then((module) => module.DocumentDialog),
  {
    loading: () => null, // without it the page around is hidden meanwhile, and loses the focus
  },
)

/** Documents side by side. Those that the page can show open in a dialog, one after the other. */
export function DocumentGrid({ documents }: { documents: readonly MyDocument[] }) {
  const [open, setOpen] = useState<string | null>(null)
  const shown = documents.filter(isShownInPage)
  const index = shown.findIndex(({ id }) => id === open)
  return (
    <>
      <ul aria-label="Documents" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {documents.map((document) => (
          <DocumentCard
            key={document.id}
            document={document}
            onView={() => setOpen(document.id)}
            more={document.canDelete && <DeleteUpload id={document.id} name={document.name} />}
          />
        ))}
      </ul>
      {index >= 0 && (
        <DocumentDialog
          documents={shown}
          index={index}
          onMove={(to) => setOpen(shown[to]?.id ?? null)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
