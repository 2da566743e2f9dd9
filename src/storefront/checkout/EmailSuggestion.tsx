import { suggestEmail } from '@/src/domain/vocabulary/text/email-suggestion'

type EmailSuggestionProps = { email: string | undefined; onTake: (email: string) => void }

/** The address that was probably meant, to be taken with one press. It keeps no one from going on. */
export function EmailSuggestion({ email, onTake }: EmailSuggestionProps) {
  const suggested = suggestEmail(email ?? '')
  return (
    <p role="status" className="-mt-4 text-sm empty:hidden">
      {suggested && (
        <span>
          Did you mean{' '}
          <button
            type="button"
            className="link min-h-11 font-semibold wrap-anywhere"
            onClick={() => onTake(suggested)}
          >
            {suggested}
          </button>
          ?
        </span>
      )}
    </p>
  )
}
