'use client'

import { Button } from '@payloadcms/ui'
import { useId } from 'react'

import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { TicketChange } from '@/src/domain/support/ticket-change'
import type { TicketStatus } from '@/src/domain/support/ticket-status'
import { keyWord, SHORTCUTS, type ShortcutName } from '../kit/keys/shortcuts'
import { useShortcuts } from '../kit/keys/use-shortcuts'
import { ActionButton, useOptimisticAction } from '../kit/ui/actions'
import { OpenDialog } from '../kit/ui/dialogs'

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

const HOUR_MS = 3_600_000
const SNOOZES = { '3 hours': 3, '1 day': 24, '3 days': 72, '1 week': 168 } as const

type KeyButtonProps = {
  readonly name: ShortcutName
  readonly label: string
  readonly onAct: () => void
}

const KeyButton = ({ name, label, onAct }: KeyButtonProps) => (
  <ActionButton keys={SHORTCUTS[name].keys} onAct={onAct}>
    {label} <kbd aria-hidden>{keyWord(SHORTCUTS[name].keys)}</kbd>
  </ActionButton>
)

/** Snooze, tag, link and close: each by a key, and each can be undone. */
export function TicketActions(props: Props) {
  const { ticketId, status, snoozedUntil, tags, order, orders } = props
  const id = useId()
  const { run } = useOptimisticAction(null)
  const path = `/api/tickets/${ticketId}`
  const change = (body: TicketChange) =>
    run({ to: null, path: `${path}/change`, body, undoPath: `${path}/undo` })
  const close = () => void change({ kind: 'status', to: status === 'closed' ? 'open' : 'closed' })
  const wake = () => void change({ kind: 'snooze', until: null })
  useShortcuts({ close, ...(status !== 'closed' && snoozedUntil && { snooze: wake }) })
  return (
    <span className="flex flex-wrap gap-2">
      {status !== 'closed' && snoozedUntil && (
        <KeyButton label="End snooze" name="snooze" onAct={wake} />
      )}
      {status !== 'closed' && !snoozedUntil && (
        <OpenDialog keys="snooze" label="Snooze" title="Snooze">
          {(leave) => (
            <>
              <p>The ticket comes back then, or as soon as the customer writes.</p>
              <div className="flex flex-wrap gap-2">
                {Object.entries(SNOOZES).map(([label, hours]) => (
                  <ActionButton
                    key={label}
                    onAct={() => {
                      leave()
                      const until = new Date(Date.now() + hours * HOUR_MS).toISOString()
                      void change({ kind: 'snooze', until })
                    }}
                  >
                    {label}
                  </ActionButton>
                ))}
              </div>
            </>
          )}
        </OpenDialog>
      )}
      <OpenDialog keys="tag" label="Tag" title="Tags">
        {(leave) => (
          <form
            onSubmit={async (event) => {
              event.preventDefault()
              const typed = String(new FormData(event.currentTarget).get('tags') ?? '')
              const all = typed.split(',').map((tag) => tag.trim())
              const { ok } = await change({ kind: 'tags', tags: all.filter((tag) => tag !== '') })
              if (ok) leave() // what was refused stays to be corrected
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
        )}
      </OpenDialog>
      {orders.length > 0 && (
        <OpenDialog keys="link" label="Link" title="Link to an order">
          {(leave) => {
            const link = (to: string | null) => () => {
              leave()
              void change({ kind: 'order', order: to })
            }
            return (
              <div className="flex flex-wrap gap-2">
                {orders.map((one) => (
                  <ActionButton
                    key={one.id}
                    look={one.id === order ? 'primary' : 'secondary'}
                    onAct={link(one.id)}
                  >
                    {one.label}
                  </ActionButton>
                ))}
                {order && <ActionButton onAct={link(null)}>Remove the link</ActionButton>}
              </div>
            )
          }}
        </OpenDialog>
      )}
      <KeyButton label={status === 'closed' ? 'Reopen' : 'Close'} name="close" onAct={close} />
    </span>
  )
}
