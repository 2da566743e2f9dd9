'use client'

import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { ActionButton, sendJson, useAction } from '@/src/admin/kit/ui/actions'
import { KitDialog } from '@/src/admin/kit/ui/dialogs'
import { IconButton } from '@/src/admin/kit/ui/edit/IconButton'
import { Notice } from '@/src/admin/kit/ui/parts'
import { request } from '@/src/lib/browser/request'
import { wordsOf } from '@/src/lib/browser/result'

type Props = {
  readonly path: `/api/${string}`
  readonly name: string
  /** `package`, `add-on`. */
  readonly noun: string
  /** The question, as the specification words it. */
  readonly question: string
  /** Before the reason, when it is refused. */
  readonly failure?: string
}

const found = z.object({ uses: z.array(z.string()), refusal: z.string().nullable() })
type Found = z.infer<typeof found>

function Uses({ uses, refusal }: Found) {
  return (
    <>
      {refusal && <Notice tone="warning">{refusal}</Notice>}
      <p>{uses.length > 0 ? 'What uses it now:' : 'Nothing uses it.'}</p>
      {uses.length > 0 && (
        <ul className="m-0 mb-2 p-0 ps-4.5">
          {uses.map((use) => (
            <li key={use}>{use}</li>
          ))}
        </ul>
      )}
      {!refusal && (
        <p>Orders keep what was sold. Visitors no longer see it, and you can restore it.</p>
      )}
    </>
  )
}

export function DeleteEntry({ path, name, noun, question, failure = 'Not deleted.' }: Props) {
  const [isOpen, open] = useState(false)
  const [state, setState] = useState<Found | string | null>(null)
  const { run, isBusy } = useAction()

  async function ask() {
    open(true)
    setState(null)
    const answer = await request('GET', `${path}/uses`, { answer: found })
    setState(answer.ok ? answer.value : wordsOf(answer))
  }
  async function remove() {
    const answer = await run({
      send: () => sendJson('POST', `${path}/remove`),
      failure: (words) => `${failure} ${words}`,
    })
    if (answer.ok) open(false)
  }

  const isKnown = state !== null && typeof state !== 'string'
  return (
    <>
      <IconButton icon={Trash2} label={`Delete ${name}`} onAct={() => void ask()} title="Delete" />
      <KitDialog isOpen={isOpen} onOpen={open} title={question}>
        <div className="[&_p]:m-0 [&_p]:mb-2" aria-live="polite">
          <p>
            <strong>{name}</strong>
          </p>
          {state === null && <p>Looking up what uses it…</p>}
          {typeof state === 'string' && <Notice tone="error">{state}</Notice>}
          {isKnown && <Uses {...state} />}
        </div>
        <div className="admin-form-actions">
          {isKnown && !state.refusal && (
            <ActionButton
              busyLabel="Deleting…"
              isBusy={isBusy}
              look="error"
              onAct={() => void remove()}
            >
              {`Delete ${noun}`}
            </ActionButton>
          )}
          <ActionButton onAct={() => open(false)}>{`Keep ${noun}`}</ActionButton>
        </div>
      </KitDialog>
    </>
  )
}
