'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { RevealAccount } from '@/src/admin/affiliates/payouts/RevealAccount'
import { TypedRow } from '@/src/admin/kit/form/inputs'
import { useKeptText } from '@/src/admin/kit/form/use-kept-text'
import { column } from '@/src/admin/kit/list/columns'
import { saveCsv } from '@/src/admin/kit/list/save-csv'
import { ActionButton, sendJson, useAction } from '@/src/admin/kit/ui/actions'
import { DataTable } from '@/src/admin/kit/ui/DataTable'
import { DialogActions, KitDialog } from '@/src/admin/kit/ui/dialogs'
import { amount } from '@/src/admin/kit/ui/format'
import { withSub } from '@/src/admin/kit/ui/parts'
import { PAYOUT_METHODS } from '@/src/domain/affiliates/payout-details'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { plural } from '@/src/domain/vocabulary/plural'
import type { DuePayout } from '@/src/services/affiliates/payouts'

type DueTableProps = {
  readonly due: readonly DuePayout[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: Set<string>) => void
  readonly reveal: Grant<'revealPayoutAccount'>
}

const withOrWithout = (chosen: ReadonlySet<string>, link: string) => {
  const next = new Set(chosen)
  if (!next.delete(link)) next.add(link)
  return next
}

/** To whom how much is due, each to be chosen; who has not said where to cannot be. */
function DueTable({ due, chosen, onChoose, reveal }: DueTableProps) {
  return (
    <DataTable<DuePayout>
      columns={[
        column('', 'select', ({ link, code, method }) => (
          <input
            aria-label={`Pay ${code}`}
            checked={chosen.has(link)}
            className="list-check relative z-1 size-4 mx-0 my-0.5 accent-accent cursor-pointer focus-visible:outline-ring focus-visible:outline-offset-2"
            disabled={method === null}
            onChange={() => onChoose(withOrWithout(chosen, link))}
            title={method === null ? 'No payout account yet' : undefined}
            type="checkbox"
          />
        )),
        column('Affiliate', 'title', ({ code, email }) =>
          withSub(email ?? 'Deleted account', code),
        ),
        column('Paid to', {}, ({ method, name, account }) =>
          method
            ? withSub(`${PAYOUT_METHODS[method]}, ${account ?? ''}`, name)
            : 'No account yet: they are asked for one on their affiliate page.',
        ),
        column(
          'Account',
          {},
          ({ link, code, method }) =>
            method && <RevealAccount grant={reveal} link={link} name={code} />,
        ),
        column('Due', { phone: 'aside', end: true }, ({ dueMinor, carryOverMinor }) =>
          withSub(
            amount(dueMinor, 'USD'),
            carryOverMinor > 0 && `less ${amount(carryOverMinor, 'USD')} paid too much`,
          ),
        ),
      ]}
      isWhole
      keyOf={({ link }) => link}
      label="Due payouts"
      rows={due}
    />
  )
}

type Props = {
  readonly due: readonly DuePayout[]
  readonly pay: Grant<'payOut'>
  readonly reveal: Grant<'revealPayoutAccount'>
}

const file = z.object({ csv: z.string() })

/** Anyone who is due money: chosen, saved as a file for the bank, and then marked as paid, once. */
export function PayoutBatch({ due, reveal }: Props) {
  const payable = due.filter(({ method }) => method !== null)
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set<string>())
  const [reference, type] = useKeptText('payout-reference')
  const [problem, setProblem] = useState<string>()
  const [isAsking, ask] = useState(false)
  const saving = useAction()
  const paying = useAction()

  const batch = payable.filter(({ link }) => chosen.has(link))
  const total = amount(
    batch.reduce((sum, { dueMinor }) => sum + dueMinor, 0),
    'USD',
  )
  const body = { links: batch.map(({ link }) => link), reference: reference.trim() }

  /** Whether there is something to do, and a name for it. */
  const isReady = () => {
    if (batch.length === 0) toast.error('Choose at least one affiliate.')
    setProblem(body.reference === '' ? 'Enter a reference for the transfers' : undefined)
    return batch.length > 0 && body.reference !== ''
  }

  const save = async () => {
    if (!isReady()) return
    const answer = await saving.run({
      send: async () => {
        const sent = await sendJson('POST', '/api/affiliates/payouts/file', body)
        return sent.ok ? { ...sent, message: 'File saved. The accounts in it are noted.' } : sent
      },
      failure: (reason) => `Not saved. ${reason}`,
    })
    if (answer.ok) saveCsv(`payouts ${body.reference}`, file.parse(answer.body).csv)
    else setProblem(answer.fields.reference)
  }

  const markPaid = async () => {
    const amounts = Object.fromEntries(batch.map(({ link, dueMinor }) => [link, dueMinor]))
    const answer = await paying.run({
      send: async () => {
        const sent = await sendJson('POST', '/api/affiliates/payouts', { ...body, amounts })
        const message = `${plural(batch.length, 'payout')} marked as paid`
        return sent.ok ? { ...sent, message } : sent
      },
      failure: (reason) => `Nothing was marked as paid. ${reason}`,
    })
    ask(false)
    if (answer.ok) return type('')
    const isUsed = answer.code === 'reference_used'
    setProblem(answer.fields.reference ?? (isUsed ? answer.message : undefined))
  }

  return (
    <>
      {payable.length > 1 && (
        <label className="flex items-center gap-2 mb-2">
          <input
            checked={batch.length === payable.length}
            className="size-4 m-0 accent-accent"
            onChange={({ target }) =>
              choose(new Set(target.checked ? payable.map(({ link }) => link) : []))
            }
            type="checkbox"
          />
          {`All ${payable.length}`}
        </label>
      )}
      <DueTable chosen={chosen} due={due} onChoose={choose} reveal={reveal} />
      <div className="flex flex-wrap items-end gap-3 mt-3.5 mb-7 [&_.admin-form-row]:flex-[1_1_260px] [&_.admin-form-row]:max-w-90 [&_.admin-form-row]:m-0">
        <TypedRow
          error={problem}
          help="As it will stand on the transfers, such as the bank’s batch number."
          label="Reference"
          required
          most={60}
          onType={type}
          value={reference}
        />
        <ActionButton busyLabel="Saving…" isBusy={saving.isBusy} onAct={() => void save()}>
          Download CSV
        </ActionButton>
        <ActionButton
          busyLabel="Saving…"
          isBusy={paying.isBusy}
          look="primary"
          onAct={() => ask(isReady())}
        >
          {`Mark ${total} as paid…`}
        </ActionButton>
      </div>
      <KitDialog isOpen={isAsking} onOpen={ask} title={`Mark ${total} as paid?`}>
        <p>
          {`${plural(batch.length, 'affiliate')}, reference “${body.reference}”. Make the transfers first: this only writes them down, and it cannot be undone.`}
        </p>
        <DialogActions
          act="Mark as paid"
          busyLabel="Saving…"
          isBusy={paying.isBusy}
          keep="Not yet"
          look="primary"
          onAct={() => void markPaid()}
          onKeep={() => ask(false)}
        />
      </KitDialog>
    </>
  )
}
