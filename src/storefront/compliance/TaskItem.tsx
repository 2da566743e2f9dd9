'use client'

import Link from 'next/link'
import { type FormEvent, useState } from 'react'
import { dueLabel } from '@/src/domain/compliance/due-label'
import type { MyTask, TaskOffer } from '@/src/domain/compliance/my-task'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { storedDay } from '@/src/domain/vocabulary/time/calendar-date'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { readParts, request } from '@/src/lib/browser/request'
import { useSending } from '@/src/lib/browser/use-sending'
import { orderHref, payHref } from '@/src/storefront/orders/hrefs'
import { RemoveExtra } from '@/src/storefront/orders/RemoveExtra'
import { Badge } from '@/src/storefront/ui/badge'
import { Button } from '@/src/storefront/ui/button'
import { cx } from '@/src/storefront/ui/cx'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Money } from '@/src/storefront/ui/money'
import { Notice } from '@/src/storefront/ui/notice'
import { DUE_TEXT, DueIcon } from './DueIcon'

const LEADS_ON = readParts<{ redirect: string }>('redirect')

/** Hands a task over to us, or says how far we are with it. */
function DoneForYou({ task, back }: { task: MyTask; back: string }) {
  const { handler, offer } = task
  if (handler?.step === 'under_way') {
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone="accent">We are doing it</Badge>
        <Link href={orderHref(handler.order, false)} className="link tabular-nums">
          order #{shortOrderId(handler.order)}
        </Link>
      </p>
    )
  }
  if (handler) {
    return (
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <ButtonLink href={payHref(handler.order)} size="sm" prefetch={false}>
          Pay, and we do it
        </ButtonLink>
        <span className="text-muted tabular-nums">
          Waiting for your payment · order #{shortOrderId(handler.order)}
        </span>
        <RemoveExtra order={handler.order} title={task.title} />
      </div>
    )
  }
  return offer ? <Hire task={task} offer={offer} back={back} /> : null
}

function Hire({ task, offer, back }: { task: MyTask; offer: TaskOffer; back: string }) {
  const [isAsked, setIsAsked] = useState(false)
  const { busy, failure, run } = useSending()
  const total = formatMoney(money(offer.feeMinor + offer.stateFeeMinor, 'USD'))
  const action = `/api/compliance/tasks/${task.id}/order`

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isAsked) return setIsAsked(true)
    const order = () => request('POST', action, { body: {}, answer: LEADS_ON })
    const answer = await run(order, { leaves: true })
    if (answer.ok) window.location.assign(answer.value.redirect)
  }

  return (
    <form
      method="post"
      action={action}
      onSubmit={onSubmit}
      className="flex flex-wrap items-center gap-x-3 gap-y-2"
    >
      <input type="hidden" name="back" value={back} />
      {isAsked ? (
        <>
          <Button type="submit" size="sm" busy={busy} busyLabel="Opening the payment…">
            Order and pay {total}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setIsAsked(false)}>
            Not now
          </Button>
        </>
      ) : (
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          aria-label={`Have it done for you: ${task.title}`}
        >
          Have it done for you
        </Button>
      )}
      <span className="text-sm text-muted">
        <Money minor={offer.feeMinor} short />
        {offer.stateFeeMinor > 0 && (
          <>
            {' + '}
            <Money minor={offer.stateFeeMinor} short /> state fee
          </>
        )}
      </span>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
    </form>
  )
}

type TaskItemProps = {
  task: MyTask
  /** As the server counts it. */
  today: string
  /** The screen as it is filtered, to come back to. */
  back: string
}

/** One deadline: when, what and where it is written, and what can be done about it. */
export function TaskItem({ task, today, back }: TaskItemProps) {
  const { isCompleted, isSending, said, problem, tick } = useTick(task.id, task.isCompleted)
  const { state, label } = dueLabel(
    { dueDate: new Date(task.dueDate), isCompleted },
    new Date(today),
  )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void tick()
  }
  return (
    <li
      id={`task-${task.id}`}
      className="grid scroll-mt-24 grid-cols-[auto_1fr] gap-x-4 border-b border-border py-5 target:bg-accent-soft"
    >
      <DueIcon state={state} />
      <div className="flex min-w-0 flex-col gap-3">
        <div>
          <h3 className="font-semibold wrap-anywhere">{task.title}</h3>
          <p className="text-sm text-muted">
            <span className={cx('font-semibold', DUE_TEXT[state])}>{label}</span>
            {' · '}
            <time dateTime={storedDay(task.dueDate)}>{calendarDay(task.dueDate)}</time>
            {task.opensOn && !isCompleted && (
              <span>{` · can be filed from ${calendarDay(task.opensOn)}`}</span>
            )}
          </p>
        </div>
        <About task={task} />
        {problem && (
          <Notice tone="danger" title="Not saved">
            {problem}
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <form method="post" action={`/api/compliance/tasks/${task.id}`} onSubmit={onSubmit}>
            <input type="hidden" name="isCompleted" value={String(!isCompleted)} />
            <input type="hidden" name="back" value={back} />
            <Button
              type="submit"
              size="sm"
              variant="secondary"
              aria-disabled={isSending || undefined}
              aria-label={`${isCompleted ? 'Undo' : 'Mark Complete'}: ${task.title}`}
            >
              {isCompleted ? 'Undo' : 'Mark Complete'}
            </Button>
          </form>
          {!isCompleted && <DoneForYou task={task} back={back} />}
          <p role="status" className="text-sm text-muted empty:hidden">
            {said}
          </p>
        </div>
      </div>
    </li>
  )
}

/** What it is about, and where that can be read. */
function About({ task: { description, source } }: { task: MyTask }) {
  if (!description && !source) return null
  const host = source ? new URL(source).hostname.replace(/^www\./, '') : null
  return (
    <p className="max-w-[68ch] text-sm text-muted">
      {description}{' '}
      {source && (
        <a href={source} rel="noreferrer" className="link whitespace-nowrap">
          Source: {host}
        </a>
      )}
    </p>
  )
}

/**
 * Whether a task is done: shown at once when it is ticked off, and taken back when the server
 * does not agree.
 */
function useTick(id: string, initial: boolean) {
  const [isCompleted, setCompleted] = useState(initial)
  const [said, setSaid] = useState<string | null>(null)
  const { busy, failure, run } = useSending()

  const tick = async () => {
    if (busy) return
    const wanted = !isCompleted
    setCompleted(wanted)
    setSaid(null)
    const body = { isCompleted: wanted }
    const answer = await run(() => request('POST', `/api/compliance/tasks/${id}`, { body }))
    if (answer.ok) return setSaid(wanted ? 'Marked complete.' : 'Open again.')
    setCompleted(!wanted)
  }

  return { isCompleted, isSending: busy, said, problem: failure?.message, tick }
}
