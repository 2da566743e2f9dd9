import type { CannedReplyChoice } from '@/src/domain/support/canned-reply'
import { plural } from '@/src/domain/vocabulary/plural'

type Props = {
  readonly id: string
  readonly found: readonly CannedReplyChoice[]
  readonly current: CannedReplyChoice | undefined
  readonly choose: (reply: CannedReplyChoice) => void
}

/** Canned replies under the text in which their shortcut is being typed; the text keeps the focus. */
export function SlashList({ id, found, current, choose }: Props) {
  return (
    <>
      <p className="ticket-unseen" role="status">
        {found.length > 0 ? `${plural(found.length, 'canned reply', 'canned replies')}` : ''}
      </p>
      {found.length > 0 && (
        <div aria-label="Canned replies" className="slash-list" id={id} role="listbox">
          {found.map((reply) => (
            <div
              aria-selected={reply === current}
              id={`${id}-${reply.shortcut}`}
              key={reply.id}
              onMouseDown={(event) => {
                event.preventDefault() // the text keeps the focus
                choose(reply)
              }}
              role="option"
              tabIndex={-1}
            >
              <kbd>{`/${reply.shortcut}`}</kbd>
              <span>{reply.title}</span>
            </div>
          ))}
        </div>
      )}
    </>
  )
}
