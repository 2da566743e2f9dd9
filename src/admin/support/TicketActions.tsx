'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'

import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { TicketChange } from '@/src/domain/support/ticket-change'
import type { TicketStatus } from '@/src/domain/support/ticket-status'
import { keyWord, SHORTCUTS, type ShortcutName } from '../kit/keys/shortcuts'
import { useShortcuts } from '../kit/keys/use-shortcuts'
import { useOptimisticAction } from '../kit/ui/actions'
import { KitDialog } from '../kit/ui/dialogs'

type Props = {
  readonly grant: Grant<'changeTicket'>
  readonly ticketId: string
  readonly status: TicketStatus
  readonly snoozedUntil: string | null
  readonly tags: readonly string[]
  readonly order: string | null
  /** The customer's own. */
  readonly orders: readonly { readonly id: string; readonly label: string }[]
}

type Asked = 'snooze' | 'tag' | 'link'

const HOUR_MS = 3_600_000
const SNOOZES = { '3 hours': 3, '1 day': 24, '3 days': 72, '1 week': 168 } as const

type KeyButtonProps = {
  readonly name: ShortcutName
  readonly label: string
  readonly onAct: () => void
}

const KeyButton = ({ name, label, onAct }: KeyButtonProps) => (
  <Button
    aria-keyshortcuts={SHORTCUTS[name].keys}
    buttonStyle="secondary"
    margin={false}
    onClick={onAct}
    size="small"
  >
    {label} <kbd aria-hidden>{keyWord(SHORTCUTS[name].keys)}</kbd>
  </Button>
)

/** Snooze, tag, link and close: each by a key, and each can be undone. */
export function TicketActions(props: Props) {
  const { ticketId, status, snoozedUntil, tags, order, orders } = props
  const id = useId()
  const [asked, ask] = useState<Asked | null>(null)
  const { run } = useOptimisticAction(null)
  const path = `/api/tickets/${ticketId}`
  const change = (body: TicketChange) => {
    ask(null)
    void run({ to: null, path: `${path}/change`, body, undoPath: `${path}/undo` })
  }
  const snooze = () => (snoozedUntil ? change({ kind: 'snooze', until: null }) : ask('snooze'))
  const close = () => change({ kind: 'status', to: status === 'closed' ? 'open' : 'closed' })
  const isLinkable = orders.length > 0
  useShortcuts({
    snooze,
    close,
    tag: () => ask('tag'),
    ...(isLinkable && { link: () => ask('link') }),
  })
  return (
    <span className="flex flex-wrap gap-2">
      {status !== 'closed' && (
        <KeyButton label={snoozedUntil ? 'End snooze' : 'Snooze'} name="snooze" onAct={snooze} />
      )}
      <KeyButton label="Tag" name="tag" onAct={() => ask('tag')} />
      {isLinkable && <KeyButton label="Link" name="link" onAct={() => ask('link')} />}
      <KeyButton label={status === 'closed' ? 'Reopen' : 'Close'} name="close" onAct={close} />
      <KitDialog
        isOpen={asked === 'snooze'}
        onOpen={(isOpen) => ask(isOpen ? 'snooze' : null)}
        title="Snooze"
      >
        <p>The ticket comes back then, or as soon as the customer writes.</p>
        <div className="flex flex-wrap gap-2">
          {Object.entries(SNOOZES).map(([label, hours]) => (
            <Button
              buttonStyle="secondary"
              key={label}
              margin={false}
              onClick={() =>
                change({
                  kind: 'snooze',
                  until: new Date(Date.now() + hours * HOUR_MS).toISOString(),
                })
              }
              size="small"
            >
              {label}
            </Button>
          ))}
        </div>
      </KitDialog>
      <KitDialog
        isOpen={asked === 'tag'}
        onOpen={(isOpen) => ask(isOpen ? 'tag' : null)}
        title="Tags"
      >
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const typed = String(new FormData(event.currentTarget).get('tags') ?? '')
            const all = typed.split(',').map((tag) => tag.trim())
            change({ kind: 'tags', tags: all.filter((tag) => tag !== '') })
          }}
        >
          <label className="block mb-1" htmlFor={`${id}-tags`}>
            Tags, separated by commas
          </label>
          <input
            className="w-full h-8.5 px-2.5 border border-line-strong rounded-ui bg-input font-inherit text-text"
            defaultValue={tags.join(', ')}
            id={`${id}-tags`}
            maxLength={320}
            name="tags"
          />
          <Button size="small" type="submit">
            Save tags
          </Button>
        </form>
      </KitDialog>
      <KitDialog
        isOpen={asked === 'link'}
        onOpen={(isOpen) => ask(isOpen ? 'link' : null)}
        title="Link to an order"
      >
        <div className="flex flex-wrap gap-2">
          {orders.map((one) => (
            <Button
              buttonStyle={one.id === order ? 'primary' : 'secondary'}
              key={one.id}
              margin={false}
              onClick={() => change({ kind: 'order', order: one.id })}
              size="small"
            >
              {one.label}
            </Button>
          ))}
          {order && (
            <Button
              buttonStyle="secondary"
              margin={false}
              onClick={() => change({ kind: 'order', order: null })}
              size="small"
            >
              Remove the link
            </Button>
          )}
        </div>
      </KitDialog>
    </span>
  )
}
