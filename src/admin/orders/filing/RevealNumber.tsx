'use client'

import { toast } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { FormRow } from '@/src/admin/kit/ui/FormRow'
import { OpenDrawer } from '@/src/admin/kit/ui/OpenDrawer'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import type { Grant } from '@/src/domain/platform/permissions/actions'

/** One number that is kept encrypted, and where the whole of it is asked for. */
type Kept = {
  /** As in a sentence: `the tax id`. */
  readonly what: string
  readonly path: string
  /** Sent along with the reason. */
  readonly field?: string
}

type RevealNumberProps = Kept & {
  readonly mask: string
  readonly grant: Grant<'revealTaxId'> | null
}

const revealed = z.union([
  z.object({ taxId: z.string() }).transform(({ taxId }) => taxId),
  z.object({ number: z.string() }).transform(({ number }) => number),
])

/** A number as its last characters; the whole of it once, for a reason that is written down. */
export function RevealNumber({ mask, grant, ...kept }: RevealNumberProps) {
  return (
    <span className="order-tax-id">
      {mask}
      {grant && (
        <OpenDrawer
          ariaLabel={`Reveal ${kept.what}`}
          label="Reveal"
          name={`reveal-${kept.path}-${kept.field ?? ''}`}
          title={`Reveal ${kept.what}`}
        >
          {(close) => <RevealForm close={close} {...kept} />}
        </OpenDrawer>
      )}
    </span>
  )
}

function RevealForm({ what, path, field, close }: Kept & { close: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [number, setNumber] = useState<string | null>(null)

  const reveal = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = new FormData(event.currentTarget).get('reason')
    setBusy(true)
    setError(undefined)
    const answer = await sendJson('POST', path, { reason, ...(field ? { field } : {}) })
    setBusy(false)
    const body = revealed.safeParse(answer.ok ? answer.body : null)
    if (body.success) return setNumber(body.data)
    const words = answer.ok ? 'Unknown error' : (answer.fields.reason ?? answer.message)
    toast.error(`We could not reveal ${what}: ${words}`)
    setError(words)
  }

  if (number) {
    return (
      <div className="kit-form">
        <p>Shown once. It is gone when you close this.</p>
        <output className="order-tax-id__whole">{number}</output>
        <div className="admin-form-actions">
          <ActionButton
            busyLabel="Closing…"
            isBusy={false}
            onAct={() => {
              setNumber(null)
              close()
            }}
          >
            Done
          </ActionButton>
        </div>
      </div>
    )
  }
  return (
    <form className="kit-form" onSubmit={reveal}>
      <p>The audit log keeps who looked, when and why. The number itself is never in it.</p>
      <FormRow
        error={error}
        help="For example: Form SS-4"
        id="reveal-reason"
        label="What do you need it for?"
        required
      >
        {(control) => (
          <input {...control} autoComplete="off" maxLength={300} name="reason" type="text" />
        )}
      </FormRow>
      <div className="admin-form-actions">
        <ActionButton busyLabel="Opening…" isBusy={isBusy} look="primary" type="submit">
          Reveal
        </ActionButton>
      </div>
    </form>
  )
}
