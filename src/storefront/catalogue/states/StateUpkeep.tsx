import type { StatePageView } from '@/src/domain/compliance/state-page-view'
import { usd } from '@/src/domain/vocabulary/money/money'
import { longCalendarDay } from '@/src/domain/vocabulary/time/date-words'
import { Money } from '@/src/storefront/ui/money'
import { calendarLeaf } from './calendar-leaf'

/** The state's recurring report and tax, in words and dollars. */
export function StateUpkeep({ state }: { state: StatePageView }) {
  const { report, tax } = state
  return (
    <dl>
      <Row
        name={report?.name ?? 'Recurring report'}
        amount={report ? <Money minor={usd(report.fee).minor} short /> : 'None'}
      >
        {report ? `${report.when}.` : `${state.name} does not ask LLCs for a recurring report.`}
      </Row>
      <Row
        name={tax?.name ?? 'Recurring state tax'}
        amount={tax ? <TaxAmount tax={tax} /> : 'None'}
      >
        {tax?.withReport
          ? 'Collected with the report.'
          : tax
            ? 'Separate from the report. What you owe depends on your business.'
            : 'No flat yearly tax on every LLC. Income and sales taxes may still apply.'}
      </Row>
      {state.agentYearly !== null && (
        <Row
          name="Registered agent"
          amount={
            <>
              <Money minor={usd(state.agentYearly).minor} short /> a year
            </>
          }
        >
          Every LLC needs one with an address in {state.name}. Use ours, or your own at no charge.
        </Row>
      )}
    </dl>
  )
}

type RowProps = { name: string; amount: React.ReactNode; children: React.ReactNode }

function Row({ name, amount, children }: RowProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-border py-3">
      <dt className="font-semibold">{name}</dt>
      <dd className="text-right font-semibold tabular-nums">{amount}</dd>
      <dd className="col-span-2 max-w-[52ch] text-sm text-muted">{children}</dd>
    </div>
  )
}

function TaxAmount({ tax }: { tax: NonNullable<StatePageView['tax']> }) {
  if (tax.withReport) return 'Included'
  if (!tax.minimum) return 'Depends'
  return (
    <>
      from <Money minor={usd(tax.minimum).minor} short />
    </>
  )
}

/** The next report deadlines of a company that the state forms today. */
export function StateDeadlines({ state }: { state: StatePageView }) {
  const deadlines = state.report?.deadlines ?? []
  if (deadlines.length === 0) {
    return (
      <p className="max-w-[52ch] text-muted">
        No report is due. We still remind you of federal returns and of your registered agent.
      </p>
    )
  }
  return (
    <>
      <ol className="flex flex-wrap gap-3">
        {deadlines.map(({ due, opens }, index) => {
          const leaf = calendarLeaf(due)
          return (
            <li
              key={due}
              className="w-26 overflow-hidden rounded-ui border border-border bg-raised text-center"
            >
              <time dateTime={due}>
                <span className="block bg-ink py-1 text-xs font-semibold text-on-ink">
                  {leaf.month} {leaf.year}
                </span>
                <span className="heading block py-2 text-2xl tabular-nums">{leaf.day}</span>
              </time>
              <span className="block px-2 pb-2 text-xs text-muted">
                {opens ? `opens ${calendarLeaf(opens).month} ${calendarLeaf(opens).day}` : ''}
                {!opens && (index === 0 ? 'first report' : 'then')}
              </span>
            </li>
          )
        })}
      </ol>
      <p className="mt-4 max-w-[52ch] text-sm text-muted">
        Report deadlines of an LLC formed on {longCalendarDay(state.today)} with a calendar fiscal
        year. We add yours to your dashboard and remind you before each one.
      </p>
    </>
  )
}
