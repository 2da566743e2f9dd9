import type { TicketMessageView } from '@/src/domain/support/ticket-view'
import { cx } from '@/src/storefront/ui/cx'
import { Moment } from '@/src/storefront/ui/when'

import { MessageFiles } from './MessageFiles'
import { MessageText } from './MessageText'

const KINDS = { customer: 'You', staff: 'Support team', system: 'Note' } as const

function whoOf({ from, name }: TicketMessageView): string {
  if (from !== 'staff' || !name || name === KINDS.staff) return KINDS[from]
  return `${name}, support`
}

/** One message: theirs on one side, ours on the other, and who it was in words. */
export function Message({ message, filesBase }: { message: TicketMessageView; filesBase: string }) {
  const own = message.from === 'customer'
  return (
    <li
      className={cx(
        'w-fit max-w-[92%] min-w-56 rounded-ui border px-4 py-3 text-sm sm:max-w-[80%]',
        own ? 'self-end border-border bg-panel' : 'self-start border-accent/40 bg-accent-soft',
      )}
    >
      <p className="flex flex-wrap gap-x-2 text-xs text-muted">
        <span className="font-semibold text-text">{whoOf(message)}</span>
        <Moment at={message.at} />
      </p>
      <MessageText body={message.body} />
      <MessageFiles files={message.attachments} base={filesBase} />
    </li>
  )
}
