import { calendarDay } from '@/src/domain/vocabulary/time/date-text'

type UpcomingProps = {
  tasks: readonly {
    readonly id: string
    readonly title: string
    readonly dueDate: string
    readonly companyName: string | null
  }[]
}

/** The next deadlines, by their date. */
export function Upcoming({ tasks }: UpcomingProps) {
  return (
    <ul className="border-t border-border">
      {tasks.map((task) => (
        <li key={task.id} className="border-b border-border py-3 text-sm">
          <p className="font-semibold">{task.title}</p>
          <p className="text-xs text-muted">
            <time dateTime={task.dueDate} className="tabular-nums">
              {calendarDay(task.dueDate)}
            </time>
            {task.companyName && <span>{` · ${task.companyName}`}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
