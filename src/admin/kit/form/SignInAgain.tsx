import { Notice } from '../ui/Notice'

/** For whoever was signed out before they could save: this page, with what they typed, stays. */
export function SignInAgain({ refused = '' }: { refused?: string }) {
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
