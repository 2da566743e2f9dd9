import type { DueState } from '@/src/domain/compliance/due-label'
import type { DeadlineMonth } from '@/src/domain/compliance/year-of-deadlines'
import { monthOfYear } from '@/src/domain/vocabulary/time/date-words'
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

const [STEP, SIZE, COLUMNS, ROWS] = [10, 8, 7, 6]

type YearCalendarProps = {
  months: readonly DeadlineMonth[]
  /** The tasks that stand in the list below; a month leads to its first one of them. */
  listed: ReadonlySet<string>
}

/** The year ahead, a month a box, its deadlines marked on their days. */
export function YearCalendar({ months, listed }: YearCalendarProps) {
  return (
    <ol
      aria-label="Deadlines of the next twelve months"
      className="grid grid-cols-3 gap-px overflow-hidden rounded-ui border border-border bg-border sm:grid-cols-4 xl:grid-cols-6"
    >
      {months.map((month) => (
        <Month key={month.month} month={month} target={month.tasks.find((id) => listed.has(id))} />
      ))}
    </ol>
  )
}

function Month({ month, target }: { month: DeadlineMonth; target: string | undefined }) {
  const { state } = month
  const name = monthOfYear(month.month)
  return (
    <li
      className={cx(
        'relative flex flex-col gap-2 bg-raised p-3 sm:p-4',
        target && 'hover:bg-panel has-focus-visible:outline-2 has-focus-visible:-outline-offset-2',
      )}
    >
      <p className="text-xs font-semibold whitespace-nowrap">
        {target ? (
          <a
            href={`#task-${target}`}
            className="after:absolute after:inset-0 focus-visible:outline-none"
          >
            {name}
          </a>
        ) : (
          name
        )}
      </p>
      <Days month={month} />
      <p className={cx('text-xs', state ? `font-semibold ${DUE_TEXT[state]}` : 'text-muted')}>
        {wordsOf(month)}
      </p>
    </li>
  )
}

function Days({ month: { blanks, days, marked, today } }: { month: DeadlineMonth }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${COLUMNS * STEP - (STEP - SIZE)} ${ROWS * STEP - (STEP - SIZE)}`}
      className="w-full max-w-36 overflow-visible"
    >
      {Array.from({ length: days }, (_, index) => index + 1).map((day) => {
        const place = blanks + day - 1
        const state = marked.find((one) => one.day === day)?.state
        return (
          <rect
            key={day}
            x={(place % COLUMNS) * STEP}
            y={Math.floor(place / COLUMNS) * STEP}
            width={SIZE}
            height={SIZE}
            rx={1.5}
            fill={state ? FILLS[state] : 'var(--border)'}
            stroke={day === today ? 'var(--text)' : 'none'}
            strokeWidth={day === today ? 1.5 : 0}
          />
        )
      })}
    </svg>
  )
}

const LEGEND = [
  ['overdue', 'Overdue'],
  ['soon', 'Within 30 days'],
  ['later', 'Later'],
  ['completed', 'Done'],
] as const

/** What the colours of the picture mean. */
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
