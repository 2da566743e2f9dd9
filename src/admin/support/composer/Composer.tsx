'use client'

import { EyeOff, Send } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useShortcuts } from '@/src/admin/kit/keys/use-shortcuts'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import {
  type CannedReplyChoice,
  fillReply,
  matchingReplies,
  type ReplyValues,
  typedShortcut,
  unfilledRefusal,
  withoutShortcut,
} from '@/src/domain/support/canned-reply'
import type { AnswerWay } from '@/src/services/support/whatsapp/answer-way'
import { ComposerFailure } from './ComposerFailure'
import { ComposerFiles } from './ComposerFiles'
import type { Mode } from './draft'
import { Kbd } from './Kbd'
import { QUIET_BUTTON } from './quiet-button'
import { ReplyPicker } from './ReplyPicker'
import { SlashList } from './SlashList'
import { type ComposerProps, useComposer } from './use-composer'
import { mayAnswerNow, WhatsAppClosed } from './WhatsAppClosed'

const KEY = 'charterdesk-then-next'

/** Whether sending leads on to the next ticket: on, until someone switches it off in this browser. */
function useThenNext() {
  const [isOn, set] = useState(true)
  useEffect(() => {
    try {
      set(localStorage.getItem(KEY) !== 'off')
    } catch {
      // a browser that keeps nothing: it stays on
    }
  }, [])
  const change = (on: boolean) => {
    set(on)
    try {
      if (on) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, 'off')
    } catch {
      // it holds for this page
    }
  }
  return [isOn, change] as const
}

/** A note looks like nothing that could go out. */
const MODES = {
  answer: {
    tab: 'Answer',
    keys: 'E',
    label: 'Answer to the customer',
    help: 'The customer gets this here and by email.',
    send: 'Send answer',
    busy: 'Sending…',
    Icon: Send,
    frame:
      'border border-line-strong bg-surface focus-within:border-accent focus-within:shadow-[0_0_0_1px_var(--kit-accent)]',
    helpLook: 'text-muted',
    pressed: 'aria-pressed:border-line-strong',
  },
  note: {
    tab: 'Internal note',
    keys: 'N',
    label: 'Note for staff',
    help: 'Only staff see this. It is never sent to the customer.',
    send: 'Save internal note',
    busy: 'Saving…',
    Icon: EyeOff,
    frame:
      'border border-dashed border-warning-line bg-warning-soft focus-within:shadow-[0_0_0_1px_var(--kit-warning-line)]',
    helpLook: 'text-text font-semibold',
    pressed: 'aria-pressed:border-warning-line aria-pressed:bg-surface',
  },
} as const

const BY_WHATSAPP = 'The customer gets this by WhatsApp.'

const NO_CUSTOMER = 'This ticket has no customer. Only staff see what you write.'

const MODE_NAMES = ['answer', 'note'] as const

/** What the line beside the kinds of message says. */
function helpOf(mode: Mode, { by }: AnswerWay): string {
  if (by === 'no_one') return NO_CUSTOMER
  return mode === 'answer' && by === 'whatsapp' ? BY_WHATSAPP : MODES[mode].help
}

type Props = ComposerProps & {
  readonly grant: Grant<'answerTicket'>
  readonly replies: readonly CannedReplyChoice[]
  readonly values: ReplyValues
}

/** Where staff write, in one of two plainly different ways: for the customer, or among themselves. */
export function Composer({ grant, replies, values, ...props }: Props) {
  const { way } = props
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const composer = useComposer(props)
  const { mode, text, failure, isBusy, send } = composer
  const [thenNext, setThenNext] = useThenNext()
  const words = MODES[mode]

  const enter = (to: Mode) => {
    composer.setMode(to)
    field.current?.focus()
  }
  const insert = ({ text: reply }: CannedReplyChoice) => {
    const caret = field.current?.selectionStart ?? text.length
    const filled = `${withoutShortcut(text.slice(0, caret))}${fillReply(reply, values)}`
    composer.setText(`${filled}${text.slice(caret)}`)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(filled.length, filled.length)
    })
  }
  const slash = useSlashList(replies, insert)
  const hasCustomer = way.by !== 'no_one'
  useShortcuts({
    ...(hasCustomer && { answer: () => enter('answer') }),
    note: () => enter('note'),
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (slash.onKey(event)) return
    if (event.key === 'Escape') return field.current?.blur()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
    event.preventDefault()
    void send({ thenNext })
  }
  const isBlocked = mode === 'answer' && !mayAnswerNow(way)
  const unfilled = mode === 'answer' ? unfilledRefusal(text) : null
  const { current, found } = slash
  return (
    <section
      aria-label="Write"
      className={`rounded-[8px] [&_.admin-notice]:mx-2.5 [&_.admin-notice]:mt-2 [&_.admin-notice]:mb-0 ${words.frame}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-2.5 py-1.5 border-b border-line">
        <fieldset className="flex gap-1 m-0 p-0 border-0">
          <legend className="sr-only">Kind of message</legend>
          {MODE_NAMES.filter((name) => hasCustomer || name === 'note').map((name) => (
            <button
              className={`${QUIET_BUTTON} aria-pressed:font-semibold ${words.pressed}`}
              aria-keyshortcuts={MODES[name].keys}
              aria-pressed={mode === name}
              key={name}
              onClick={() => enter(name)}
              type="button"
            >
              {MODES[name].tab} <Kbd className="phone:hidden">{MODES[name].keys}</Kbd>
            </button>
          ))}
        </fieldset>
        <p
          className={`inline-flex items-center gap-1.25 m-0 text-xs ${words.helpLook}`}
          id={`${id}-help`}
        >
          <words.Icon aria-hidden size={13} />
          {helpOf(mode, way)}
        </p>
      </div>
      {isBlocked && <WhatsAppClosed grant={grant} ticketId={props.ticketId} way={way} />}
      {failure && (
        <ComposerFailure
          failure={failure}
          isBusy={isBusy}
          sendAnyway={(newest) => void send({ thenNext, newest })}
        />
      )}
      <div className="relative">
        <textarea
          className="block w-full min-h-21 max-h-[40dvh] px-3 py-2.5 border-0 bg-transparent font-inherit text-text outline-none field-sizing-content resize-none placeholder:text-muted"
          aria-activedescendant={current && `${id}-list-${current.shortcut}`}
          aria-autocomplete="list"
          aria-controls={found.length > 0 ? `${id}-list` : undefined}
          aria-describedby={`${id}-help`}
          aria-keyshortcuts="Control+Enter"
          aria-label={words.label}
          maxLength={10_000}
          onBlur={slash.close}
          onChange={({ target }) => {
            composer.setText(target.value)
            slash.look(target.value, target.selectionStart)
          }}
          onKeyDown={onKeyDown}
          placeholder={`Press ${hasCustomer ? 'E' : 'N'} or click to write. Type / for canned replies.`}
          readOnly={isBusy}
          ref={field}
          rows={4}
          value={text}
        />
        <SlashList choose={slash.choose} current={current} found={found} id={`${id}-list`} />
      </div>
      {unfilled && (
        <p className="m-0 px-3 py-1 bg-warning-soft text-xs" role="status">
          {unfilled}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 px-2.5 pt-1.5 pb-2 border-t border-line">
        {(mode === 'note' || way.by === 'mail') && (
          <ComposerFiles
            files={composer.files}
            key={mode}
            label={mode === 'answer' ? 'Files for the customer' : 'Files for staff'}
            set={composer.setFiles}
          />
        )}
        <ReplyPicker choose={insert} replies={replies} />
        {mode === 'answer' && (
          <label className="inline-flex items-center gap-1.5">
            <input
              checked={thenNext}
              onChange={({ target }) => setThenNext(target.checked)}
              type="checkbox"
            />
            Then next
          </label>
        )}
        {!isBlocked && (
          <span className="flex flex-wrap gap-2 ms-auto">
            {mode === 'answer' && (
              <ActionButton
                busyLabel="Sending…"
                isBusy={isBusy}
                onAct={() => void send({ status: 'closed', thenNext })}
              >
                Send and close
              </ActionButton>
            )}
            <ActionButton
              busyLabel={words.busy}
              isBusy={isBusy}
              look={mode === 'answer' ? 'primary' : 'secondary'}
              onAct={() => void send({ thenNext })}
            >
              {words.send} <Kbd className="phone:hidden">Ctrl ↵</Kbd>
            </ActionButton>
          </span>
        )}
      </div>
    </section>
  )
}

type Insert = (reply: CannedReplyChoice) => void

/** The canned replies that `/shortcut` before the caret may mean, chosen by the arrows and Enter. */
function useSlashList(replies: readonly CannedReplyChoice[], insert: Insert) {
  const [typed, setTyped] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const found = typed === null ? [] : matchingReplies(replies, typed)
  const current = found[Math.min(at, found.length - 1)]

  const look = (text: string, caret: number) => {
    setTyped(typedShortcut(text.slice(0, caret)))
    setAt(0)
  }
  const close = () => setTyped(null)
  const choose = (reply: CannedReplyChoice) => {
    close()
    insert(reply)
  }
  /** Whether the key was for the list. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (!current || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return false
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? found.length - 1 : 0
    if (by > 0) setAt((before) => (before + by) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(current)
    else if (event.key === 'Escape') close()
    else return false
    event.preventDefault()
    return true
  }
  return { found, current, look, close, choose, onKey }
}
