import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { addressWith, adminHref } from '@/src/admin/kit/screens/admin-href'
import { EmptyState, LinkButton, PageLink } from '@/src/admin/kit/ui/parts'
import { staffLabel, TASK_LABELS } from '@/src/domain/compliance/staff-label'
import {
  besideMonth,
  type Month,
  monthIn,
  monthText,
  weeksOf,
} from '@/src/domain/compliance/year-of-deadlines'
import { parseDate } from '@/src/domain/vocabulary/time/calendar-date'
import { longCalendarDay, longMonthOfYear } from '@/src/domain/vocabulary/time/date-text'
import { collectionHref } from '@/src/lib/admin-address'
import {
  type CalendarDay,
  type CalendarTask,
  monthOfTasks,
} from '@/src/queries/compliance/staff-tasks'
import { cursorText } from '@/src/queries/platform/list-pages'
import { officeDay } from '@/src/services/catalogue/facts/state-with-facts'

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

const ENTRY =
  'block relative px-1 truncate rounded-[3px] text-inherit no-underline phone:px-2 phone:py-1.25 phone:text-sm phone:leading-5 phone:whitespace-normal hover:bg-panel focus-visible:outline-ring'

function Task({ task, day, today }: { task: CalendarTask; day: string; today: string }) {
  const label = staffLabel({ isCompleted: task.isCompleted, dueDate: day }, today)
  const { tone, label: word } = TASK_LABELS[label]
  return (
    <li
      className="border-l-3 border-transparent text-xs leading-6 data-[tone=bad]:border-bad data-[tone=warning]:border-warning-line data-[tone=good]:border-good data-[tone=good]:text-muted data-[tone=neutral]:border-line-strong"
      data-tone={tone}
    >
      <PageLink className={ENTRY} href={collectionHref('complianceTasks', task.id)}>
        {task.title}
        <small className="text-muted">{` ${task.customer}`}</small>
        <span className="sr-only phone:not-sr-only phone:text-muted">{` ${word}`}</span>
      </PageLink>
    </li>
  )
}

function Day({ day, found, today }: { day: string; found?: CalendarDay; today: string }) {
  const more = found ? found.total - found.tasks.length : 0
  return (
    <td
      className="relative h-24 p-1 border border-line text-start align-top phone:block phone:h-auto phone:p-0 phone:pb-3.5 phone:border-0 phone:data-[empty=true]:hidden"
      aria-current={day === today ? 'date' : undefined}
      data-empty={!found}
    >
      <time dateTime={day}>
        <span
          aria-hidden
          className="inline-block min-w-5.5 px-1 py-px rounded-ui text-muted text-xs tabular-nums text-center in-aria-[current=date]:bg-accent in-aria-[current=date]:text-on-accent in-aria-[current=date]:font-semibold phone:hidden"
        >
          {Number(day.slice(8))}
        </span>
        <span className="sr-only phone:not-sr-only phone:font-semibold">
          {longCalendarDay(day)}
        </span>
      </time>
      {found && (
        <ul className="m-0 mt-0.5 p-0 list-none">
          {found.tasks.map((task) => (
            <Task day={day} key={task.id} task={task} today={today} />
          ))}
          {more > 0 && (
            <li className="border-l-3 border-transparent text-xs leading-6">
              <PageLink className={ENTRY} href={listFrom(day)}>{`+${more} more`}</PageLink>
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

function CalendarMonth({ month, days, today }: Props) {
  return (
    <>
      {days.size === 0 && <EmptyState isSmall>Nothing is due in this month.</EmptyState>}
      <table
        aria-labelledby="month"
        className="w-full border-collapse table-fixed phone:block phone:border-0"
        data-empty={days.size === 0}
      >
        <thead className="phone:hidden">
          <tr className="phone:block phone:border-0">
            {WEEKDAYS.map((name) => (
              <th
                className="px-2 py-1.25 border border-line bg-panel text-muted font-normal text-start align-top"
                abbr={name}
                key={name}
                scope="col"
              >
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="phone:block phone:border-0">
          {weeksOf(month).map((week, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks never change places
            <tr className="phone:block phone:border-0" key={index}>
              {week.map((day, at) =>
                day ? (
                  <Day day={day} found={days.get(day)} key={day} today={today} />
                ) : (
                  <td
                    className="relative h-24 p-1 border border-line text-start align-top phone:hidden phone:h-auto phone:p-0 phone:pb-3.5 phone:border-0"
                    data-empty
                    key={WEEKDAYS[at]}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const at = (month: Month) => `${adminHref('complianceCalendar')}?month=${monthText(month)}`
const words = (month: Month) => longMonthOfYear(`${monthText(month)}-01`)

export const ComplianceCalendar = screenView(
  'complianceCalendar',
  async ({ context: { req, search } }) => {
    const today = await officeDay(req)
    const month = monthIn(search.month, parseDate(today))
    const { previous, next } = besideMonth(month)
    return (
      <>
        <PageHeader
          actions={<LinkButton href={adminHref('compliance')}>Show as a list</LinkButton>}
          description="What falls due on each day, open tasks first."
          screen="complianceCalendar"
        />
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 mb-3">
          <h2 className="m-0 text-lg" id="month">
            {words(month)}
          </h2>
          <nav aria-label="Months" className="flex flex-wrap gap-2">
            {previous && <LinkButton href={at(previous)}>{`← ${words(previous)}`}</LinkButton>}
            <LinkButton href={adminHref('complianceCalendar')}>Today</LinkButton>
            {next && <LinkButton href={at(next)}>{`${words(next)} →`}</LinkButton>}
          </nav>
        </div>
        <CalendarMonth days={await monthOfTasks(req, month)} month={month} today={today} />
      </>
    )
  },
)
