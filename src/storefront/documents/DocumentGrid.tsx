'use client'

import { Trash2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { MyDocument } from '@/src/domain/documents/my-document'
import { request } from '@/src/lib/browser/request'
import { Button } from '@/src/storefront/ui/button'
import { DocumentCard } from './DocumentCard'
import { removeHref } from './hrefs'
import { isShownInPage } from './shown-document'

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

type DeleteUploadProps = { id: string; name: string }

/** Takes an upload back, after asking once. */
function DeleteUpload({ id, name }: DeleteUploadProps) {
  const router = useRouter()
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle')
  const [problem, setProblem] = useState('')

  const remove = async () => {
    setState('busy')
    setProblem('')
    const answer = await request('DELETE', removeHref(id), { body: {} })
    if (answer.ok) return router.refresh()
    setProblem(answer.message)
    setState('asking')
  }

  if (state === 'idle') {
    return (
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Delete ${name}`}
        onClick={() => setState('asking')}
      >
        <Trash2 aria-hidden className="size-4" />
        Delete
      </Button>
    )
  }
  return (
    <fieldset aria-label={`Delete ${name}`} className="flex w-full flex-wrap items-center gap-2">
      <p className="w-full text-sm">Delete this upload? This can’t be undone.</p>
      {problem && (
        <p role="alert" className="w-full text-sm text-danger">
          {problem}
        </p>
      )}
      <Button
        autoFocus
        variant="danger"
        size="sm"
        busy={state === 'busy'}
        busyLabel="Deleting…"
        onClick={remove}
      >
        Delete
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setState('idle')}>
        Keep it
      </Button>
    </fieldset>
  )
}
