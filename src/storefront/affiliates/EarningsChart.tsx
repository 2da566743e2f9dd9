import type { MonthView } from '@/src/domain/affiliates/affiliate-view'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { calendarMonth, longMonthOfYear, monthOfYear } from '@/src/domain/vocabulary/time/date-text'
import { Money } from '@/src/storefront/ui/money'

/** Earnings of the last twelve months as bars, and the same in figures behind them. */
export function EarningsChart({ months }: { months: readonly MonthView[] }) {
  const highest = Math.max(...months.map((one) => one.earnedMinor))
  const best = months.find((one) => one.earnedMinor === highest)
  const total = months.reduce((sum, one) => sum + one.earnedMinor, 0)
  const summary =
    highest === 0 || !best
      ? 'No earnings in the last twelve months.'
      : `${formatMoney(money(total, 'USD'))} in the last twelve months, most in ${longMonthOfYear(best.month)}: ${formatMoney(money(highest, 'USD'))}.`
  return (
    <figure>
      <figcaption className="mb-4 text-sm text-muted">{summary}</figcaption>
      <div aria-hidden className="grid h-44 grid-cols-12 gap-1 sm:gap-2">
        {months.map((one) => (
          <Bar key={one.month} month={one} highest={highest} />
        ))}
      </div>
      <MonthTable months={months} />
    </figure>
  )
}

function Bar({ month, highest }: { month: MonthView; highest: number }) {
  const percent = highest > 0 ? (month.earnedMinor / highest) * 100 : 0
  const name = calendarMonth(month.month)
  return (
    <div className="flex min-w-0 flex-col">
      <div
        className="flex grow flex-col justify-end border-b border-border-strong"
        title={`${name}: ${formatMoney(money(month.earnedMinor, 'USD'))}`}
      >
        <div
          className="rounded-t-ui bg-accent"
          style={{ height: percent > 0 ? `max(2px, ${percent.toFixed(1)}%)` : 0 }}
        />
      </div>
      <span className="mt-1 text-center text-xs text-muted">
        <span className="sm:hidden">{name.slice(0, 1)}</span>
        <span className="hidden sm:inline">{name}</span>
      </span>
    </div>
  )
}

const CELL = 'border-b border-border py-2 text-right tabular-nums'

function MonthTable({ months }: { months: readonly MonthView[] }) {
  return (
    <details className="mt-3">
      <summary className="link inline-block text-sm">Show the figures</summary>
      <table className="mt-3 w-full text-sm">
        <caption className="sr-only">Clicks, orders and earnings by month</caption>
        <thead>
          <tr className="text-xs text-muted">
            <th className="border-b border-border-strong pb-2 text-left font-semibold">Month</th>
            <th className="border-b border-border-strong pb-2 text-right font-semibold">Clicks</th>
            <th className="border-b border-border-strong pb-2 text-right font-semibold">Orders</th>
            <th className="border-b border-border-strong pb-2 text-right font-semibold">Earned</th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((one) => (
            <tr key={one.month}>
              <th scope="row" className="border-b border-border py-2 text-left font-normal">
                {monthOfYear(one.month)}
              </th>
              <td className={CELL}>{one.clicks}</td>
              <td className={CELL}>{one.orders}</td>
              <td className={CELL}>
                <Money minor={one.earnedMinor} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
