import type { DueState } from '@/src/domain/compliance/due-label'
import type { DeadlineMonth } from '@/src/domain/compliance/year-of-deadlines'
import { monthOfYear } from '@/src/domain/vocabulary/time/date-text'
import { cx } from '@/src/storefront/ui/cx'

import { DUE_TEXT } from './DueIcon'

const FILLS: Record<DueState, string> = {
  completed: 'var(--success)',
  overdue: 'var(--danger)',
  soon: 'oklch(0.8 0.16 88)',
  later: 'var(--accent)',
}

const WORDS: Record<DueState, string> = {
  overdue: 'overdue',
  soon: 'due soon',
  later: 'due',
  completed: 'done',
}

/** `1 overdue, 2 more`: the most urgent ones by name, then how many besides. */
function wordsOf({ tasks, state, urgent }: DeadlineMonth): string {
  if (!state) return 'Nothing'
  const more = tasks.length - urgent
  return `${urgent} ${WORDS[state]}${more > 0 ? `, ${more} more` : ''}`
}

type YearStripProps = {
  months: readonly DeadlineMonth[]
  /** The tasks that stand in the list above; a month leads to its first one of them. */
  listed: ReadonlySet<string>
}

/** The year ahead as one strip of twelve months, with a mark on each day that something is due. */
export function YearStrip({ months, listed }: YearStripProps) {
  return (
    <ol
      aria-label="Deadlines of the next twelve months"
      className="grid grid-cols-12 gap-px overflow-hidden rounded-ui border border-border bg-border"
    >
      {months.map((month) => (
        <Month key={month.month} month={month} target={month.tasks.find((id) => listed.has(id))} />
      ))}
    </ol>
  )
}

function Month({ month, target }: { month: DeadlineMonth; target: string | undefined }) {
  const { state } = month
  const name = (
    <>
      <span aria-hidden className="text-[0.6875rem] font-semibold sm:text-xs">
        {monthOfYear(month.month).slice(0, 3)}
      </span>
      <span className="sr-only">
        {monthOfYear(month.month)}: {wordsOf(month)}
      </span>
    </>
  )
  return (
    <li
      title={wordsOf(month)}
      className={cx(
        'relative flex min-w-0 flex-col items-center gap-2 bg-raised pt-2 pb-3',
        target && 'hover:bg-panel has-focus-visible:outline-2 has-focus-visible:-outline-offset-2',
      )}
    >
      {target ? (
        <a
          href={`#task-${target}`}
          className={cx(
            'after:absolute after:inset-0 focus-visible:outline-none',
            state && DUE_TEXT[state],
          )}
        >
          {name}
        </a>
      ) : (
        <span className={state ? DUE_TEXT[state] : 'text-muted'}>{name}</span>
      )}
      <Days month={month} />
    </li>
  )
}

/** The days of a month from left to right; today is a line across. */
function Days({ month: { days, marked, today } }: { month: DeadlineMonth }) {
  const place = (day: number) => ((day - 0.5) / days) * 100
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      className="h-5 w-full overflow-visible"
    >
      <line x1={0} x2={100} y1={20} y2={20} stroke="var(--border-strong)" strokeWidth={2} />
      {today && (
        <line
          x1={place(today)}
          x2={place(today)}
          y1={0}
          y2={40}
          stroke="var(--text)"
          strokeWidth={1.5}
          vectorEffect="non-scaling-stroke"
        />
      )}
      {marked.map(({ day, state }) => (
        <line
          key={day}
          x1={place(day)}
          x2={place(day)}
          y1={20}
          y2={20}
          stroke={FILLS[state]}
          strokeWidth={10}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}

const LEGEND = [
  ['overdue', 'Overdue'],
  ['soon', 'Within 30 days'],
  ['later', 'Later'],
  ['completed', 'Done'],
] as const

/** What the colors of the picture mean. */
export function YearLegend() {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
      {LEGEND.map(([state, word]) => (
        <li key={state} className="flex items-center gap-1.5">
          <span
            aria-hidden
            className="size-2.5 rounded-[2px]"
            style={{ backgroundColor: FILLS[state] }}
          />
          {word}
        </li>
      ))}
    </ul>
  )
}
