import { CircleAlert, CircleCheck, Clock, type LucideIcon } from 'lucide-react'

import { type DueState, dueLabel } from '@/src/domain/compliance/due-label'
import { cx } from '@/src/storefront/ui/cx'

import { formatDay } from './dates'

export type Task = {
  readonly id: string
  readonly title: string
  readonly description?: string | null
  readonly dueDate: string
  readonly isCompleted: boolean
}

const LOOKS: Record<DueState, { icon: LucideIcon; colour: string }> = {
  completed: { icon: CircleCheck, colour: 'text-success' },
  overdue: { icon: CircleAlert, colour: 'text-danger' },
  soon: { icon: Clock, colour: 'text-warning' },
  later: { icon: Clock, colour: 'text-muted' },
}

/** Deadlines, each with how long there is left. */
export function TaskList({ tasks, today }: { tasks: readonly Task[]; today: Date }) {
  return (
    <ul className="border-t border-border">
      {tasks.map((task) => {
        const due = dueLabel({ ...task, dueDate: new Date(task.dueDate) }, today)
        const { icon: Icon, colour } = LOOKS[due.state]
        return (
          <li key={task.id} className="flex gap-3 border-b border-border py-4">
            <Icon aria-hidden className={cx('mt-0.5 size-4.5 shrink-0', colour)} />
            <div className="min-w-0">
              <p className="text-sm font-semibold">{task.title}</p>
              <p className="text-xs text-muted">
                <span className={cx('font-semibold', colour)}>{due.label}</span>
                {' · '}
                <time dateTime={task.dueDate}>{formatDay(task.dueDate)}</time>
              </p>
              {task.description && <p className="mt-1 text-sm text-muted">{task.description}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
