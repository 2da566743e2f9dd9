'use client'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/FormRow'
import { amount } from '@/src/admin/kit/ui/format'

import { RefundLines } from './RefundLines'
import { draftTotal, type RefundOffer, refundLimit } from './refund-draft'
import { useRefundForm } from './use-refund-form'

/** What goes back, and why; the button says how much before it is pressed. */
export function RefundForm(props: RefundOffer & { readonly close: () => void }) {
  const { currency, lines, leftMinor } = props
  const state = useRefundForm(props)
  const { form, field } = state
  const draft = { whole: form.watch('whole'), amounts: form.watch('amounts') }
  const money = amount(draftTotal(draft, lines, leftMinor), currency)
  const everything = draftTotal({ whole: true, amounts: {} }, lines, leftMinor)
  const { error } = field('whole')
  const choose = (whole: boolean) =>
    form.setValue('whole', whole, { shouldValidate: Boolean(error) })
  return (
    <AdminForm
      action={`Refund ${money}`}
      busyLabel={`Refunding ${money}…`}
      refused="We could not send this refund."
      state={state}
    >
      <p>{refundLimit(props)}</p>
      <fieldset className="kit-choice">
        <legend>What to refund</legend>
        <label>
          <input checked={draft.whole} name="what" onChange={() => choose(true)} type="radio" />
          {`Everything refundable (${amount(everything, currency)})`}
        </label>
        <label>
          <input checked={!draft.whole} name="what" onChange={() => choose(false)} type="radio" />
          By line
        </label>
      </fieldset>
      <RefundLines currency={currency} isWhole={draft.whole} lines={lines} state={state} />
      {error && (
        <p className="admin-form-row__error" role="alert">
          {error}
        </p>
      )}
      <FormRow
        field={field('reason')}
        help="Kept with the refund and in the audit log. The receipt doesn’t show it."
        id="refund-reason"
        label="Reason"
        required
      >
        {(control) => <textarea {...control} maxLength={500} rows={3} />}
      </FormRow>
    </AdminForm>
  )
}
