'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ReactNode, useOptimistic, useState, useTransition } from 'react'
import { z } from 'zod'
import { request } from '@/src/lib/browser/request'
import { type ApiResult, wordsOf } from '@/src/lib/browser/result'

export type Answer =
  | { readonly ok: true; readonly body: unknown; readonly message: string }
  | {
      readonly ok: false
      readonly code: string
      readonly message: string
      readonly fields: Readonly<Record<string, string>>
    }

const said = z.object({ message: z.string() })

/** What came of a request, in words for the person who sent it. */
export function answerOf(result: ApiResult<unknown>): Answer {
  if (result.ok) {
    const message = said.safeParse(result.value).data?.message ?? ''
    return { ok: true, body: result.value, message }
  }
  const { code, fields } = result
  return { ok: false, code, message: wordsOf(result), fields }
}

/** Asks one of our endpoints to do something, and answers in words for the person who asked. */
export async function sendJson(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  key?: string,
): Promise<Answer> {
  return answerOf(await request(method, path, { body, key, answer: z.unknown() }))
}

type Action = {
  readonly send: () => Promise<Answer>
  /** The words of the failure, when the server's own need some before them. */
  readonly failure?: (message: string) => string
}

/**
 * Does one thing on the server and says how it went. Only what was done shows the screen again:
 * after a failure everything stays, typed words too.
 */
export function useAction() {
  const router = useRouter()
  const [isSending, setSending] = useState(false)
  const [isRefreshing, startRefresh] = useTransition()

  async function run({ send, failure = (message) => message }: Action): Promise<Answer> {
    setSending(true)
    const answer = await send()
    setSending(false)
    if (answer.ok) {
      toast.success(answer.message)
      startRefresh(() => router.refresh())
    } else toast.error(failure(answer.message))
    return answer
  }

  return { isBusy: isSending || isRefreshing, run }
}

/** How long *Undo* is offered where the change was made; the record's history has it for longer. */
const TOAST_MS = 10_000

/** How a toast says that something was done which can be undone. */
export const withUndo = (undo: () => Promise<unknown>) => ({
  duration: TOAST_MS,
  action: { label: 'Undo', onClick: () => void undo() },
})

type Change<Value> = {
  /** What is shown until the server says what is so. */
  readonly to: Value
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
    const { to, path, body, undoPath, failure = 'Not changed' } = change
    return new Promise((resolve) =>
      start(async () => {
        show(to)
        const answer = await sendJson('POST', path, body)
        if (answer.ok) {
          const undo = undoPath ? undoOf.safeParse(answer.body).data?.undo : undefined
          toast.success(answer.message || change.message, {
            duration: TOAST_MS,
            ...(undo && undoPath && withUndo(() => run({ to: value, path: undoPath, body: undo }))),
          })
          start(() => router.refresh())
        } else if (!change.isQuiet) toast.error(`${failure}. ${answer.message}`)
        resolve(answer)
      }),
    )
  }

  return { shown, isBusy, run }
}

type ActionButtonProps = {
  readonly children: ReactNode
  /** What it says while it works: "Testing…". */
  readonly busyLabel?: string
  readonly isBusy?: boolean
  readonly onAct?: () => void
  readonly look?: 'primary' | 'secondary' | 'error'
  readonly type?: 'button' | 'submit'
  readonly label?: string
  /** The key that presses it, in the form of `aria-keyshortcuts`. */
  readonly keys?: string
}

/** A button that says what it is doing, keeps its width and its focus, and can't be pressed twice. */
export function ActionButton(props: ActionButtonProps) {
  const { children, busyLabel, isBusy = false, onAct, look = 'secondary', type, label } = props
  return (
    <Button
      aria-keyshortcuts={props.keys}
      aria-label={label}
      buttonStyle={look}
      className="aria-busy:cursor-progress aria-busy:opacity-70"
      extraButtonProps={{ 'aria-disabled': isBusy, 'aria-busy': isBusy }}
      margin={false}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onAct?.()
      }}
      size="small"
      type={type ?? 'button'}
    >
      <span className="inline-grid in-[.admin-notice__action]:underline">
        <span aria-hidden={isBusy} className="[grid-area:1/1] aria-hidden:invisible">
          {children}
        </span>
        <span aria-hidden={!isBusy} className="[grid-area:1/1] aria-hidden:invisible">
          {busyLabel}
        </span>
      </span>
    </Button>
  )
}

type SendButtonProps = {
  readonly path: `/api/${string}`
  readonly body?: object
  readonly children: ReactNode
  readonly busyLabel: string
  readonly look?: 'primary'
  readonly label?: string
  /** What is said once it is done, where the server says nothing itself. */
  readonly done?: string
  /** Before the reason, when it is refused. */
  readonly failed?: string
  /** Where to go on once it is done. */
  readonly to?: string
}

/** Has the server do one thing that needs no more words, and says how it went. */
export function SendButton(props: SendButtonProps) {
  const { path, body, children, busyLabel, look, label, done = '', failed, to } = props
  const router = useRouter()
  const { isBusy, run } = useAction()
  const act = async () => {
    const answer = await run({
      send: async () => {
        const sent = await sendJson('POST', path, body)
        return { ...sent, message: sent.message || done }
      },
      failure: (reason) => (failed ? `${failed} ${reason}` : reason),
    })
    if (answer.ok && to) router.push(to)
  }
  return (
    <ActionButton
      busyLabel={busyLabel}
      isBusy={isBusy}
      label={label}
      look={look}
      onAct={() => void act()}
    >
      {children}
    </ActionButton>
  )
}
