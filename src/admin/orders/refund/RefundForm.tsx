'use client'

import { type FormEvent, useState } from 'react'

import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { FormRow } from '@/src/admin/kit/ui/FormRow'
import { amount } from '@/src/admin/kit/ui/format'
import { Notice } from '@/src/admin/kit/ui/Notice'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import { useAction } from '@/src/admin/kit/ui/use-action'

import { RefundLines } from './RefundLines'
import {
  amountProblem,
  draftTotal,
  linesOf,
  type RefundDraft,
  type RefundOffer,
} from './refund-draft'

type Trouble = { readonly message: string; readonly fields: Readonly<Record<string, string>> }

/** What goes back, and why; the button says how much before it is pressed. */
export function RefundForm(props: RefundOffer & { readonly close: () => void }) {
  const { orderId, currency, lines, leftMinor, close } = props
  const [draft, setDraft] = useState<RefundDraft>({ whole: true, amounts: {} })
  const [reason, setReason] = useState('')
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const { isBusy, run } = useAction()
  const total = draftTotal(draft, lines, leftMinor)
  const money = amount(total, currency)

  const problem = () => {
    const wrong = lines.some((line) => amountProblem(draft.amounts[line.lineId] ?? '', line))
    if (!draft.whole && wrong) return 'Please check the amounts.'
    if (total === 0) return 'Enter how much to give back.'
    if (total > leftMinor) return `Only ${amount(leftMinor, currency)} of the payment is left.`
    return reason.trim() === '' ? 'Say why.' : null
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const message = problem()
    if (message) return setTrouble({ message, fields: reason.trim() ? {} : { reason: 'Say why.' } })
    setTrouble(null)
    const what = draft.whole ? { all: true } : { lines: linesOf(draft) }
    const answer = await run({
      send: async () => {
        const sent = await sendJson('POST', `/api/orders/${orderId}/refund`, { ...what, reason })
        return sent.ok ? { ...sent, message: sent.message || `Refunded ${money}` } : sent
      },
      failure: (words) => `Nothing was refunded: ${words}`,
    })
    if (answer.ok) return close()
    setTrouble({
      message: Object.values(answer.fields)[0] ?? answer.message,
      fields: answer.fields,
    })
  }

  return (
    <form className="kit-form" noValidate onSubmit={send}>
      {trouble && <Notice tone="error">{trouble.message}</Notice>}
      <p>{`${amount(leftMinor, currency)} of the payment is left. The money goes back the way it came.`}</p>
      <fieldset className="order-choice">
        <legend>What to give back</legend>
        <label>
          <input
            checked={draft.whole}
            name="what"
            onChange={() => setDraft({ ...draft, whole: true })}
            type="radio"
          />
          {`Everything that may go back (${amount(draftTotal({ whole: true, amounts: {} }, lines, leftMinor), currency)})`}
        </label>
        <label>
          <input
            checked={!draft.whole}
            name="what"
            onChange={() => setDraft({ ...draft, whole: false })}
            type="radio"
          />
          By line
        </label>
      </fieldset>
      <RefundLines currency={currency} draft={draft} lines={lines} onDraft={setDraft} />
      <FormRow
        error={trouble?.fields.reason}
        help="The receipt and the audit log keep it."
        id="refund-reason"
        label="Reason"
        required
      >
        {(control) => (
          <textarea
            {...control}
            maxLength={500}
            onChange={(event) => setReason(event.target.value)}
            rows={3}
            value={reason}
          />
        )}
      </FormRow>
      <div className="admin-form-actions">
        <ActionButton
          busyLabel={`Refunding ${money}…`}
          isBusy={isBusy}
          look="primary"
          type="submit"
        >
          {`Refund ${money}`}
        </ActionButton>
      </div>
    </form>
  )
}
