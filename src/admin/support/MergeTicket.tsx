'use client'

import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'

import { ActionButton, sendJson, useAction } from '@/src/admin/kit/ui/actions'
import { DialogActions, KitDialog } from '@/src/admin/kit/ui/dialogs'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { ticketReference } from '@/src/domain/support/ticket-reference'

import { ticketHref } from './ticket-href'

type Props = {
  readonly ticketId: string
  /** Those that may take it. */
  readonly others: readonly { readonly id: string; readonly subject: string }[]
  readonly grant: Grant<'mergeTickets'>
}

/** Makes one conversation of this ticket and another of the same person, after a question. */
export function MergeTicket({ ticketId, others }: Props) {
  const id = useId()
  const router = useRouter()
  const [isOpen, open] = useState(false)
  const [chosen, choose] = useState<string | null>(null)
  const { isBusy, run } = useAction()
  const into = others.find((one) => one.id === chosen) ?? others[0]
  if (!into) return null
  const [from, to] = [ticketReference(ticketId), ticketReference(into.id)]
  const merge = async () => {
    const send = () => sendJson('POST', `/api/tickets/${ticketId}/merge`, { into: into.id })
    const answer = await run({ send, failure: (words) => `Not merged. ${words}` })
    if (!answer.ok) return
    open(false)
    router.push(ticketHref(into.id))
  }
  return (
    <>
      <ActionButton onAct={() => open(true)}>Merge…</ActionButton>
      <KitDialog isOpen={isOpen} onOpen={open} title={`Merge ${from}`}>
        <fieldset className="kit-choice">
          <legend>Merge into</legend>
          {others.map((other) => (
            <label key={other.id}>
              <input
                checked={other.id === into.id}
                name={`${id}-into`}
                onChange={() => choose(other.id)}
                type="radio"
              />
              {`${ticketReference(other.id)} ${other.subject}`}
            </label>
          ))}
        </fieldset>
        <p>{`All messages, notes and files move to ${to} in the order they were written. ${from} is closed and leads there. You cannot undo this.`}</p>
        <DialogActions
          act={`Merge into ${to}`}
          busyLabel="Merging…"
          isBusy={isBusy}
          keep="Keep apart"
          look="primary"
          onAct={() => void merge()}
          onKeep={() => open(false)}
        />
      </KitDialog>
    </>
  )
}
