import type { FormEventHandler, ReactNode } from 'react'
import type { RestoredDraft } from '@/src/lib/browser/form-draft'
import { type ApiFailure, mayPass, wordsOf } from '@/src/lib/browser/result'
import { ActionButton } from '../ui/ActionButton'
import { Notice } from '../ui/Notice'
import { RestoredNotice } from './RestoredNotice'

type Props = {
  /** As `useAdminForm` gives it. */
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

/** A form of the back-office: its fields, why it was refused, and its button. */
export function AdminForm(props: Props) {
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
      title={`${refused} `}
      tone="error"
    >
      {isPassing ? `${words} What you typed is kept.` : words}
    </Notice>
  )
}

/** For anyone who was signed out before they could save: this page, with what they typed, stays. */
function SignInAgain({ refused = '' }: { refused?: string }) {
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
