import { type ApiFailure, mayPass } from '@/src/lib/browser/result'
import { Notice } from '../ui/Notice'

type Props = {
  readonly failure: ApiFailure
  /** What is wrong, in words. */
  readonly words: string
  /** What that means here: `Nothing was refunded.` */
  readonly refused: string
  readonly isBusy: boolean
}

/** Why a form was not saved, and the way on. All that was typed is still in it. */
export function FormFailure({ failure, words, refused, isBusy }: Props) {
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
