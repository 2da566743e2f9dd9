import { cx } from '@/src/storefront/ui/cx'

import { Paper } from './Paper'

/** A month of an invented company; sums are marked. */
const LINES = [
  ['Sales', '18,420.00', false],
  ['Cost of goods sold', '−6,130.00', false],
  ['Gross profit', '12,290.00', true],
  ['Software', '−412.00', false],
  ['Advertising', '−1,850.00', false],
  ['Net income', '10,028.00', true],
] as const

export function ProfitAndLoss() {
  return (
    <Paper
      from="Harbor & Pine LLC"
      title="Profit and loss, March"
      caption="A sample of the monthly statement that comes with bookkeeping."
    >
      <dl>
        {LINES.map(([name, amount, isSum]) => (
          <div
            key={name}
            className={cx(
              'flex justify-between gap-6 border-b py-2',
              isSum ? 'border-paper-line font-semibold' : 'border-border',
            )}
          >
            <dt>{name}</dt>
            <dd className="tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-xs text-muted">Two accounts reconciled on April 4. Nothing open.</p>
    </Paper>
  )
}
