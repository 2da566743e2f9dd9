import { Link } from '@payloadcms/ui'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { addressWith } from '@/src/admin/kit/ui/address'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { type Month, weeksOf } from '@/src/domain/compliance/month-grid'
import { staffLabel, TASK_LABELS } from '@/src/domain/compliance/staff-label'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-text'
import { collectionHref } from '@/src/lib/admin-address'
import type { CalendarDay, CalendarTask } from '@/src/queries/compliance/month-of-tasks'
import { cursorText } from '@/src/queries/platform/list-pages'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The list from a day on: its first page begins behind the moment before. */
const listFrom = (day: string) =>
  addressWith(
    adminHref('compliance'),
    {},
    {
      view: 'all',
      after: cursorText([new Date(Date.parse(day) - 1).toISOString(), NOBODY]),
    },
  )

function Task({ task, day, today }: { task: CalendarTask; day: string; today: string }) {
  const label = staffLabel({ isCompleted: task.isCompleted, dueDate: day }, today)
  const { tone, label: word } = TASK_LABELS[label]
  return (
    <li data-tone={tone}>
      <Link href={collectionHref('complianceTasks', task.id)} prefetch={false}>
        {task.title}
        <small>{` ${task.customer}`}</small>
        <span className="compliance-word">{` ${word}`}</span>
      </Link>
    </li>
  )
}

type DayProps = { readonly day: string; readonly found?: CalendarDay; readonly today: string }

function Day({ day, found, today }: DayProps) {
  const more = found ? found.total - found.tasks.length : 0
  return (
    <td aria-current={day === today ? 'date' : undefined} data-empty={!found}>
      <time dateTime={day}>
        <span aria-hidden className="compliance-number">
          {Number(day.slice(8))}
        </span>
        <span className="compliance-date">{longCalendarDay(day)}</span>
      </time>
      {found && (
        <ul>
          {found.tasks.map((task) => (
            <Task day={day} key={task.id} task={task} today={today} />
          ))}
          {more > 0 && (
            <li>
              <Link href={listFrom(day)} prefetch={false}>{`+${more} more`}</Link>
            </li>
          )}
        </ul>
      )}
    </td>
  )
}

type Props = {
  readonly month: Month
  readonly days: ReadonlyMap<string, CalendarDay>
  readonly today: string
}

/** A month as a table of weeks; on a phone, a list of the days on which something is due. */
export function CalendarMonth({ month, days, today }: Props) {
  return (
    <>
      {days.size === 0 && <EmptyState isSmall>Nothing is due in this month.</EmptyState>}
      <table aria-labelledby="month" className="compliance-calendar" data-empty={days.size === 0}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th abbr={name} key={name} scope="col">
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks never change places
            <tr key={index}>
              {week.map((day, at) =>
                day ? (
                  <Day day={day} found={days.get(day)} key={day} today={today} />
                ) : (
                  <td data-empty key={WEEKDAYS[at]} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
