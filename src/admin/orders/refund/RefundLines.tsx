import { FormRow } from '@/src/admin/kit/ui/FormRow'
import { amount } from '@/src/admin/kit/ui/format'
import type { RefundableLine } from '@/src/domain/orders/plan-refund'

import { amountProblem, dollarsOf, type RefundDraft } from './refund-draft'

type RefundLinesProps = {
  readonly lines: readonly RefundableLine[]
  readonly currency: string
  readonly draft: RefundDraft
  readonly onDraft: (draft: RefundDraft) => void
}

/** The order's lines with what is left of each; those that stay say why. */
export function RefundLines({ lines, currency, draft, onDraft }: RefundLinesProps) {
  return (
    <ul className="order-refund-lines">
      {lines.map((line) => (
        <li key={line.lineId}>
          <span>
            {line.label}
            <small className="admin-sub">
              {line.why ??
                `${amount(line.leftMinor, currency)} of ${amount(line.amountMinor, currency)} left`}
            </small>
          </span>
          {!draft.whole && !line.why && <AmountField {...{ line, draft, onDraft }} />}
        </li>
      ))}
    </ul>
  )
}

type AmountFieldProps = Pick<RefundLinesProps, 'draft' | 'onDraft'> & {
  readonly line: RefundableLine
}

function AmountField({ line, draft, onDraft }: AmountFieldProps) {
  const text = draft.amounts[line.lineId] ?? ''
  const set = (typed: string) =>
    onDraft({ ...draft, amounts: { ...draft.amounts, [line.lineId]: typed } })
  return (
    <span className="order-refund-amount">
      <FormRow
        error={amountProblem(text, line)}
        id={`refund-${line.lineId}`}
        label={`Amount for ${line.label}`}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            inputMode="decimal"
            onChange={(event) => set(event.target.value)}
            placeholder="0.00"
            type="text"
            value={text}
          />
        )}
      </FormRow>
      <button
        aria-label={`All that is left of ${line.label}`}
        className="order-refund-all"
        onClick={() => set(dollarsOf(line.leftMinor))}
        type="button"
      >
        All
      </button>
    </span>
  )
}
