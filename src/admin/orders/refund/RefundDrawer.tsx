'use client'

import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { FieldProblem, LongInput, TextInput } from '@/src/admin/kit/form/inputs'
import { ariaKeysOf, keyWord, SHORTCUTS } from '@/src/admin/kit/keys/shortcuts'
import { useShortcuts } from '@/src/admin/kit/keys/use-shortcuts'
import { OpenDrawer } from '@/src/admin/kit/ui/dialogs'
import { amount } from '@/src/admin/kit/ui/format'
import type { RefundableLine } from '@/src/domain/orders/plan-refund'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { request } from '@/src/lib/browser/request'
import { dollarsOf, draftTotal, type RefundOffer, refundForm, refundLimit } from './refund-draft'

export function RefundDrawer(props: RefundOffer & { readonly grant: Grant<'refundOrder'> }) {
  return (
    <OpenDrawer keys="refund" label="Refund…" name={`refund-${props.orderId}`} title="Refund">
      {(close) => <RefundForm {...props} close={close} />}
    </OpenDrawer>
  )
}

/** What goes back, and why; the button says how much before it is pressed. */
function RefundForm(props: RefundOffer & { readonly close: () => void }) {
  const { currency, lines, leftMinor } = props
  const state = useRefundForm(props)
  const { form, field } = state
  const draft = { whole: form.watch('whole'), amounts: form.watch('amounts') }
  const money = amount(draftTotal(draft, lines, leftMinor), currency)
  const everything = draftTotal({ whole: true, amounts: {} }, lines, leftMinor)
  const { error } = field('whole')
  const choose = (whole: boolean) =>
    form.setValue('whole', whole, { shouldValidate: Boolean(error) })
  const half = () => {
    choose(false)
    for (const { lineId, leftMinor: left, why } of lines) {
      if (!why) form.setValue(`amounts.${lineId}`, dollarsOf(Math.floor(left / 2)))
    }
    form.setFocus('reason')
  }
  useShortcuts({ half }, { isModal: true })
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
        <button
          aria-keyshortcuts={ariaKeysOf(SHORTCUTS.half.keys)}
          className="btn"
          onClick={half}
          type="button"
        >
          Half of each line <kbd aria-hidden>{keyWord(SHORTCUTS.half.keys)}</kbd>
        </button>
      </fieldset>
      <RefundLines currency={currency} isWhole={draft.whole} lines={lines} state={state} />
      <FieldProblem>{error}</FieldProblem>
      <LongInput
        field={field('reason')}
        help="Kept with the refund and in the audit log. The receipt doesn’t show it."
        label="Reason"
        required
        maxLength={500}
      />
    </AdminForm>
  )
}

type RefundLinesProps = {
  readonly lines: readonly RefundableLine[]
  readonly currency: string
  readonly isWhole: boolean
  readonly state: Pick<RefundFormState, 'form' | 'field'>
}

/** The order's lines with what is left of each; those that stay say why. */
function RefundLines({ lines, currency, isWhole, state }: RefundLinesProps) {
  return (
    <ul className="m-0 mb-4.5 p-0 border-y border-line list-none [&_li>:first-child]:flex-[1_1_180px]">
      {lines.map((line) => (
        <li
          className="flex flex-wrap items-start justify-between gap-x-5 gap-y-1.5 py-2.25 border-b border-line-soft last:border-b-0"
          key={line.lineId}
        >
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
    <span className="flex items-start gap-1.5 [&_.admin-form-row]:w-37.5 [&_.admin-form-row]:m-0 [&_label]:sr-only">
      <TextInput
        field={field(name)}
        label={`Amount for ${line.label}`}
        autoComplete="off"
        inputMode="decimal"
        placeholder="0.00"
      />
      <button
        aria-label={`All that is left of ${line.label}`}
        className="h-10 px-2.5 py-0 border border-line rounded-ui bg-transparent font-inherit text-inherit cursor-pointer focus-visible:outline-ring"
        onClick={all}
        type="button"
      >
        All
      </button>
    </span>
  )
}

function useRefundForm({ orderId, close, ...offer }: RefundOffer & { close: () => void }) {
  return useAdminForm({
    schema: refundForm({ orderId, ...offer }),
    values: {
      whole: true,
      amounts: Object.fromEntries(offer.lines.map(({ lineId }) => [lineId, ''])),
      reason: '',
    },
    send: (body) => request('POST', `/api/orders/${orderId}/refund`, { body }),
    draft: `refund:${orderId}`,
    success: 'Refund sent',
    done: close,
  })
}
type RefundFormState = ReturnType<typeof useRefundForm>
