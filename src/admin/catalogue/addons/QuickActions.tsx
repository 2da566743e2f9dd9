'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useState, useTransition } from 'react'
import { z } from 'zod'
import { CHECK, FormRow } from '@/src/admin/kit/form/inputs'
import { useKeptText } from '@/src/admin/kit/form/use-kept-text'
import { ActionButton, SendButton, sendJson, useAction } from '@/src/admin/kit/ui/actions'
import { OpenDialog } from '@/src/admin/kit/ui/dialogs'
import { Notice, PlainTable, Section } from '@/src/admin/kit/ui/parts'
import type { bulkChange } from '@/src/domain/catalogue/editing/bulk-prices'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'
import { plural } from '@/src/domain/vocabulary/plural'
import { request } from '@/src/lib/browser/request'
import { type ApiFailure, wordsOf } from '@/src/lib/browser/result'
import { tabMemory } from '@/src/lib/browser/tab-memory'
import { RefreshData } from '../../kit/page/RefreshData'

type TypedChange = z.input<typeof bulkChange>

const preview = z.object({
  steps: z.array(
    z.object({ id: z.string(), name: z.string(), before: z.number(), after: z.number() }),
  ),
  token: z.string(),
})

type Preview = z.infer<typeof preview>

const undoable = z.object({ message: z.string(), undo: z.string(), until: z.number() })

/** A change of prices that can be undone until a moment, in milliseconds since 1970. */
type Undoable = z.infer<typeof undoable>

/** Asks what a change of all prices would do. Nothing is written. */
const previewPrices = (body: TypedChange) =>
  request('POST', '/api/addons/prices/check', { body, answer: preview })

/** Changes the prices as the preview showed them. */
const applyPrices = (change: TypedChange, token: string) =>
  request('POST', '/api/addons/prices/apply', { body: { change, token }, answer: undoable })

const KEPT = 'bulk prices to undo'

/** Keeps over a reload what can be undone; null forgets it. */
const keepUndo = (undo: Undoable | null) => tabMemory.write(KEPT, undo ? JSON.stringify(undo) : '')

function keptUndo(): Undoable | null {
  try {
    return undoable.parse(JSON.parse(tabMemory.read(KEPT)))
  } catch {
    return null // nothing, or something else
  }
}

const dollars = (price: number) => formatPrice(usd(price))

function BulkPreview({ steps }: Pick<Preview, 'steps'>) {
  if (steps.length === 0) return <p>No price would change.</p>
  return (
    <div className="max-h-[40vh] mt-3 overflow-y-auto">
      <PlainTable heads={['Add-on', 'Now', 'New price']} label="Prices before and after">
        <tbody>
          {steps.map(({ id, name, before, after }) => (
            <tr key={id}>
              <td>{name}</td>
              <td className="admin-number">{dollars(before)}</td>
              <td className="admin-number">{dollars(after)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </div>
  )
}

const WAYS = { price: 'One price for all', percent: 'By a percentage' } as const

type Way = keyof typeof WAYS

function PriceForm({ close, applied }: { close: () => void; applied: () => void }) {
  const id = useId()
  const [isBusy, start] = useTransition()
  const [amount, keepAmount] = useKeptText('bulk-prices')
  const [how, setHow] = useState<Omit<TypedChange, 'amount'>>({ way: 'price', activeOnly: false })
  const [preview, setPreview] = useState<Preview | null>(null)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const { way, activeOnly } = how
  const change: TypedChange = { ...how, amount }

  const choose = (next: Partial<typeof how>) => {
    setHow({ ...how, ...next })
    setPreview(null)
    setFailure(null)
  }
  const look = () =>
    start(async () => {
      const answer = await previewPrices(change)
      setFailure(answer.ok ? null : answer)
      setPreview(answer.ok ? answer.value : null)
    })
  const apply = (token: string) =>
    start(async () => {
      const answer = await applyPrices(change, token)
      if (!answer.ok) {
        setFailure(answer)
        return setPreview(null)
      }
      toast.success(answer.value.message)
      keepAmount('')
      keepUndo(answer.value)
      applied()
      close()
    })

  const beside = failure?.fields.amount
  return (
    <form
      className="kit-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) look()
      }}
    >
      <fieldset className="kit-choice">
        <legend className="sr-only">How prices change</legend>
        {(['price', 'percent'] as const).map((value: Way) => (
          <label key={value}>
            <input
              checked={way === value}
              name={`${id}-way`}
              onChange={() => choose({ way: value })}
              type="radio"
            />
            {WAYS[value]}
          </label>
        ))}
      </fieldset>
      <FormRow
        error={beside}
        help={way === 'price' ? 'Dollars, such as 29 or 29.50' : 'For example, 10 or -7.5'}
        label={way === 'price' ? 'New price' : 'Percentage'}
        required
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            inputMode="decimal"
            onChange={(event) => {
              keepAmount(event.target.value)
              choose({})
            }}
            type="text"
            value={amount}
          />
        )}
      </FormRow>
      <label className={CHECK}>
        <input
          checked={activeOnly}
          onChange={(event) => choose({ activeOnly: event.target.checked })}
          type="checkbox"
        />
        Active add-ons only
      </label>
      {failure && !beside && (
        <Notice title="Nothing was changed. " tone="error">
          {wordsOf(failure)}
        </Notice>
      )}
      {preview && <BulkPreview steps={preview.steps} />}
      <div className="admin-form-actions">
        <ActionButton
          busyLabel="Calculating…"
          isBusy={isBusy && !preview}
          look={preview?.steps.length ? 'secondary' : 'primary'}
          type="submit"
        >
          Preview prices
        </ActionButton>
        {preview && preview.steps.length > 0 && (
          <ActionButton
            busyLabel="Updating…"
            isBusy={isBusy}
            look="primary"
            onAct={() => apply(preview.token)}
          >
            {`Update ${plural(preview.steps.length, 'price')}`}
          </ActionButton>
        )}
      </div>
    </form>
  )
}

function BulkPrices({ applied }: { grant: Grant<'changeAddons'>; applied: () => void }) {
  const router = useRouter()
  const done = () => {
    applied()
    router.refresh()
  }
  return (
    <OpenDialog label="Bulk Update Prices" title="Bulk Update Prices">
      {(close) => <PriceForm applied={done} close={close} />}
    </OpenDialog>
  )
}

const EnableAll = (_granted: { readonly grant: Grant<'changeAddons'> }) => (
  <SendButton busyLabel="Enabling…" path="/api/addons/enable-all">
    Enable All Add-ons
  </SendButton>
)

/** What can still be undone, until its time is over. */
function useUndo() {
  const [undoable, setUndoable] = useState<Undoable | null>(null)
  const read = () => setUndoable(keptUndo())
  useEffect(read, [])
  useEffect(() => {
    if (!undoable) return
    const forget = () => {
      keepUndo(null)
      setUndoable(null)
    }
    const timer = setTimeout(forget, Math.max(0, undoable.until - Date.now()))
    return () => clearTimeout(timer)
  }, [undoable])
  return { undoable, read }
}

/** The server's codes for what can never be undone any more. */
const OVER = ['no_undo', 'too_late', 'changed_meanwhile']

function UndoNotice({ undoable, done }: { undoable: Undoable; done: () => void }) {
  const { run, isBusy } = useAction()
  const undo = async () => {
    const answer = await run({
      send: () => sendJson('POST', '/api/addons/prices/undo', { undo: undoable.undo }),
      failure: (words) => `Not undone: ${words}`,
    })
    if (!answer.ok && !OVER.includes(answer.code)) return
    keepUndo(null)
    done()
  }
  return (
    <Notice
      action={
        <ActionButton busyLabel="Undoing…" isBusy={isBusy} onAct={() => void undo()}>
          Undo
        </ActionButton>
      }
      tone="success"
    >
      {`${undoable.message} You can undo this for 10 minutes.`}
    </Notice>
  )
}

export function QuickActions({ grant }: { grant: Grant<'changeAddons'> | null }) {
  const { undoable, read } = useUndo()
  return (
    <Section
      aside={
        <>
          {grant && <EnableAll grant={grant} />}
          {grant && <BulkPrices applied={read} grant={grant} />}
          <RefreshData />
        </>
      }
      id="quick-actions"
      title="Quick Actions"
    >
      {undoable && (
        <div className="[&_.btn]:m-0 [&_.admin-notice\_\_body]:items-center [&_.admin-notice\_\_body>svg]:m-0">
          <UndoNotice done={read} undoable={undoable} />
        </div>
      )}
    </Section>
  )
}
