'use client'

import { type FormEvent, useState } from 'react'

import { useAction } from '@/src/admin/kit/ui/use-action'
import { attachmentsRefusal } from '@/src/domain/support/attachment-rules'

import { sendAnswer } from './send-answer'

type Options = {
  readonly ticketId: string
  readonly internal: boolean
  readonly status?: string
  /** Said when there is nothing to send. */
  readonly empty: string
  readonly failure: string
}

/** What is being written, for the customer or for colleagues. It stays until it has arrived. */
export function useDraft({ ticketId, internal, status, empty, failure }: Options) {
  const [body, setBody] = useState('')
  const [files, setFiles] = useState<readonly File[]>([])
  const [round, setRound] = useState(0)
  const [complaint, setComplaint] = useState<string>()
  const { isBusy, run } = useAction()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const isEmpty = body.trim() === ''
    setComplaint(isEmpty ? empty : undefined)
    if (isEmpty || attachmentsRefusal(files)) return
    const answer = await run({
      send: () => sendAnswer(ticketId, { body, internal, status, files }),
      failure: (message) => `${failure} ${message}`,
    })
    if (!answer.ok) return setComplaint(`${failure} ${answer.message}`)
    setBody('')
    setFiles([])
    setRound(round + 1)
  }

  return { body, setBody, files, setFiles, round, complaint, isBusy, submit }
}
export type Draft = ReturnType<typeof useDraft>
