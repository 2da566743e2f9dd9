import type { CannedReplyChoice } from '@/src/domain/support/canned-reply'
import { plural } from '@/src/domain/vocabulary/plural'
import { Kbd } from './Kbd'

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
      <p className="sr-only" role="status">
        {found.length > 0 ? `${plural(found.length, 'canned reply', 'canned replies')}` : ''}
      </p>
      {found.length > 0 && (
        <div
          aria-label="Canned replies"
          className="absolute z-6 start-2.5 bottom-[calc(100%-8px)] w-[min(380px,calc(100%-20px))] max-h-65 p-1 overflow-auto border border-line-strong rounded-ui bg-surface"
          id={id}
          role="listbox"
        >
          {found.map((reply) => (
            <div
              className="flex gap-2.5 px-2 py-1.25 rounded-ui cursor-pointer aria-selected:bg-accent-soft"
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
              <Kbd>{`/${reply.shortcut}`}</Kbd>
              <span>{reply.title}</span>
            </div>
          ))}
        </div>
      )}
    </>
  )
}
