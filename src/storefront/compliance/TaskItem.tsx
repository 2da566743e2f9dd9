'use client'

import { type FormEvent, useState } from 'react'
import { dueLabel } from '@/src/domain/compliance/due-label'
import type { MyTask } from '@/src/domain/compliance/my-task'
import { storedDay } from '@/src/domain/vocabulary/time/calendar-date'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { request } from '@/src/lib/browser/request'
import { Button } from '@/src/storefront/ui/button'
import { cx } from '@/src/storefront/ui/cx'
import { Notice } from '@/src/storefront/ui/notice'
import { DoneForYou } from './DoneForYou'
import { DUE_TEXT, DueIcon } from './DueIcon'

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
  const [isSending, setSending] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const tick = async () => {
    if (isSending) return
    const wanted = !isCompleted
    setCompleted(wanted)
    setSending(true)
    setSaid(null)
    setProblem(null)
    const answer = await request('POST', `/api/compliance/tasks/${id}`, {
      body: { isCompleted: wanted },
    })
    setSending(false)
    if (answer.ok) return setSaid(wanted ? 'Marked complete.' : 'Open again.')
    setCompleted(!wanted)
    setProblem(answer.message)
  }

  return { isCompleted, isSending, said, problem, tick }
}
