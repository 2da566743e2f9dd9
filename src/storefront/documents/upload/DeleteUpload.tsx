'use client'

import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { request } from '@/src/lib/browser/request'
import { Button } from '@/src/storefront/ui/button'

import { removeHref } from '../hrefs'

type DeleteUploadProps = { id: string; name: string }

/** Takes an upload back, after asking once. */
export function DeleteUpload({ id, name }: DeleteUploadProps) {
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
