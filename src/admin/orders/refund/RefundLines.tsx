import { FormRow } from '@/src/admin/kit/form/FormRow'
import { amount } from '@/src/admin/kit/ui/format'
import type { RefundableLine } from '@/src/domain/orders/plan-refund'

import { dollarsOf } from './refund-draft'
import type { RefundFormState } from './use-refund-form'

type RefundLinesProps = {
  readonly lines: readonly RefundableLine[]
  readonly currency: string
  readonly isWhole: boolean
  readonly state: Pick<RefundFormState, 'form' | 'field'>
}

/** The order's lines with what is left of each; those that stay say why. */
export function RefundLines({ lines, currency, isWhole, state }: RefundLinesProps) {
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
          {!isWhole && !line.why && <AmountField line={line} state={state} />}
        </li>
      ))}
    </ul>
  )
}

type AmountFieldProps = Pick<RefundLinesProps, 'state'> & { readonly line: RefundableLine }

function AmountField({ line, state: { form, field } }: AmountFieldProps) {
  const name = `amounts.${line.lineId}` as const
  const all = () => form.setValue(name, dollarsOf(line.leftMinor), { shouldValidate: true })
  return (
    <span className="order-refund-amount">
      <FormRow field={field(name)} id={`refund-${line.lineId}`} label={`Amount for ${line.label}`}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            inputMode="decimal"
            placeholder="0.00"
            type="text"
          />
        )}
      </FormRow>
      <button
        aria-label={`All that is left of ${line.label}`}
        className="order-refund-all"
        onClick={all}
        type="button"
      >
        All
      </button>
    </span>
  )
}
