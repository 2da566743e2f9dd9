'use client'

import { toast, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEventHandler, type ReactNode, useTransition } from 'react'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import type { RestoredDraft } from '@/src/lib/browser/form-draft'
import { draftKey } from '@/src/lib/browser/kept-draft'
import { type ApiFailure, mayPass, wordsOf } from '@/src/lib/browser/result'
import { type ServerForm, useServerForm } from '@/src/lib/browser/use-server-form'
import { Moment } from '../time/When'
import { ActionButton, sendJson, withUndo } from '../ui/actions'
import { Notice } from '../ui/parts'

type AdminFormProps = {
  readonly state: {
    readonly submit: FormEventHandler
    readonly busy: boolean
    readonly failure: ApiFailure | null
    readonly restored?: RestoredDraft | null
  }
  /** On its button, and while it works. */
  readonly action: string
  readonly busyLabel?: string
  /** What a refusal means here: `Nothing was refunded.` */
  readonly refused: string
  readonly look?: 'primary' | 'secondary'
  /** Has no button until there is something to save. */
  readonly isQuiet?: boolean
  readonly className?: string
  /** Other things to do with what is typed. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** What is wrong, where no field says it. */
export const refusalIn = (failure: ApiFailure): string =>
  Object.values(failure.fields)[0] ?? wordsOf(failure)

export function AdminForm(props: AdminFormProps) {
  const { state, action, busyLabel = 'Saving…', refused, isQuiet, beside, children } = props
  const { submit, busy, failure, restored } = state
  return (
    <form
      autoComplete="off"
      className={props.className ?? 'kit-form'}
      method="post" // should it ever send itself, nothing typed stands in the address
      noValidate
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        event.currentTarget.requestSubmit()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation() // a form beneath the drawer is not meant
        if (!busy) void submit(event)
      }}
    >
      {restored && <RestoredNotice restored={restored} />}
      {children}
      {failure && (
        <FormFailure failure={failure} isBusy={busy} refused={refused} words={refusalIn(failure)} />
      )}
      {!isQuiet && (
        <div className="admin-form-actions">
          <ActionButton
            busyLabel={busyLabel}
            isBusy={busy}
            look={props.look ?? 'primary'}
            type="submit"
          >
            {action}
          </ActionButton>
          {beside}
        </div>
      )}
    </form>
  )
}

type FormFailureProps = {
  readonly failure: ApiFailure
  /** What is wrong, in words. */
  readonly words: string
  /** What that means here: `Nothing was refunded.` */
  readonly refused: string
  readonly isBusy: boolean
}

/** Why a form was not saved, and the way on. All that was typed is still in it. */
function FormFailure({ failure, words, refused, isBusy }: FormFailureProps) {
  if (failure.status === 401) return <SignInAgain refused={refused} />
  const isPassing = mayPass(failure)
  return (
    <Notice
      action={
        isPassing && (
          <button aria-disabled={isBusy} type="submit">
            Try again
          </button>
        )
      }
      title={refused && `${refused} `}
      tone="error"
    >
      {isPassing ? `${words} What you typed is kept.` : words}
    </Notice>
  )
}

/** For anyone who was signed out before they could save: this page, with what they typed, stays. */
function SignInAgain({ refused }: { refused: string }) {
  return (
    <Notice
      action={
        <a href="/auth" rel="noreferrer" target="_blank">
          Sign in in a new tab
        </a>
      }
      title={refused && `${refused} `}
      tone="error"
    >
      You are signed out. What you typed is kept. Sign in, then save it again.
    </Notice>
  )
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'string' && value !== '' ? `“${value}”` : 'empty'
}

function RestoredNotice({ restored: { at, newer, discard } }: { restored: RestoredDraft }) {
  return (
    <Notice
      action={
        <button onClick={discard} type="button">
          Discard it
        </button>
      }
      tone={newer.length > 0 ? 'warning' : 'info'}
    >
      {'Not saved yet: what you typed on '}
      <Moment at={new Date(at).toISOString()} />
      {'.'}
      {newer.length > 0 && (
        <span>{` Someone saved something else since: ${newer.map(textOf).join(', ')}. Saving replaces it.`}</span>
      )}
    </Notice>
  )
}

/** Under what a form of the person who is signed in keeps what is typed; none for null. */
export function useDraftKey(name: string | null): string | undefined {
  const { user } = useAuth()
  return name && user ? draftKey(name, String(user.id)) : undefined
}

type Options<In extends FieldValues, Out extends FieldValues, Value> = Omit<
  ServerForm<In, Out, Value>,
  'done' | 'draft'
> & {
  /**
   * The form and the record it is about, such as `edit-user:ID`: what is typed is kept under it until
   * it is saved. Null where nothing may be kept: secrets, passwords, tax ids, codes.
   */
  readonly draft: string | null
  /** What is said once it is done, where the server says nothing itself. */
  readonly success: string | ((value: Value) => string)
  readonly done?: (value: Value, typed: Out) => void
  /** Where an answer's `undo` is sent, and what follows: what was done can be undone for ten seconds. */
  readonly undo?: { readonly path: string; readonly done?: () => void }
}

const said = z.object({
  message: z.string().min(1).optional(),
  undo: z.record(z.string(), z.unknown()).nullish(),
})

/**
 * A form of the back-office. Only what was done shows the screen again and is said in passing; what
 * was refused stands in the form, beside all that was typed.
 */
export function useAdminForm<In extends FieldValues, Out extends FieldValues, Value>({
  success,
  done,
  draft,
  undo,
  ...form
}: Options<In, Out, Value>) {
  const router = useRouter()
  const key = useDraftKey(draft)
  const [isRefreshing, startRefresh] = useTransition()
  const state = useServerForm<In, Out, Value>({
    ...form,
    draft: key,
    done: (value, typed) => {
      const own = typeof success === 'string' ? success : success(value)
      const answer = said.safeParse(value).data
      const body = answer?.undo
      const takeBack = async (path: string, kept: object) => {
        const undone = await sendJson('POST', path, kept)
        if (!undone.ok) return toast.error(undone.message)
        toast.success(undone.message)
        undo?.done?.()
        router.refresh()
      }
      toast.success(
        answer?.message ?? own,
        undo && body ? withUndo(() => takeBack(undo.path, body)) : undefined,
      )
      done?.(value, typed)
      startRefresh(() => router.refresh())
    },
  })
  return { ...state, busy: state.busy || isRefreshing }
}
