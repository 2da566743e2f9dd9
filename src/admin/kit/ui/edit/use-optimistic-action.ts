'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useOptimistic, useTransition } from 'react'
import { z } from 'zod'

import { type Answer, sendJson } from '../send-json'

/** How long *Undo* is offered where the change was made; the record's history has it for longer. */
const TOAST_MS = 10_000

type Change<Value> = {
  /** What is shown until the server says what is so. */
  readonly to: Value
  readonly method?: 'POST' | 'PATCH'
  readonly path: string
  readonly body: object
  /** What is said when it was done, where the server says nothing itself. */
  readonly message?: string
  /** Where an answer's `undo` is sent to take the change back. */
  readonly undoPath?: string
  /** What is said before the reason where it failed. */
  readonly failure?: string
  /** Leaves it to the caller to say why it failed. */
  readonly isQuiet?: boolean
}

const undoOf = z.object({ undo: z.record(z.string(), z.unknown()) })

/**
 * A value that is shown as changed at once. A failure puts it back and says why; what was done can
 * be undone where the server says how.
 */
export function useOptimisticAction<Value>(value: Value) {
  const router = useRouter()
  const [isBusy, start] = useTransition()
  const [shown, show] = useOptimistic(value)

  function run(change: Change<Value>): Promise<Answer> {
    const { to, method = 'POST', path, body, undoPath, failure = 'Not changed' } = change
    return new Promise((resolve) =>
      start(async () => {
        show(to)
        const answer = await sendJson(method, path, body)
        if (answer.ok) {
          const undo = undoPath ? undoOf.safeParse(answer.body).data?.undo : undefined
          toast.success(answer.message || change.message, {
            duration: TOAST_MS,
            action: undo &&
              undoPath && {
                label: 'Undo',
                onClick: () => void run({ to: value, path: undoPath, body: undo }),
              },
          })
          start(() => router.refresh())
        } else if (!change.isQuiet) toast.error(`${failure}. ${answer.message}`)
        resolve(answer)
      }),
    )
  }

  return { shown, isBusy, run }
}
