'use client'

import { toast } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { FormRow } from '@/src/admin/kit/ui/FormRow'
import { OpenDrawer } from '@/src/admin/kit/ui/OpenDrawer'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type RevealTaxIdProps = {
  readonly orderId: string
  readonly mask: string
  readonly grant: Grant<'revealTaxId'> | null
}

const revealed = z.object({ taxId: z.string() })

/** A tax id as its last four digits; the whole of it once, for a reason that is written down. */
export function RevealTaxId({ orderId, mask, grant }: RevealTaxIdProps) {
  return (
    <span className="order-tax-id">
      {mask}
      {grant && (
        <OpenDrawer
          ariaLabel="Reveal the tax id"
          label="Reveal"
          name={`reveal-${orderId}`}
          title="Reveal the tax id"
        >
          {(close) => <RevealForm close={close} orderId={orderId} />}
        </OpenDrawer>
      )}
    </span>
  )
}

function RevealForm({ orderId, close }: { orderId: string; close: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [taxId, setTaxId] = useState<string | null>(null)

  const reveal = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = new FormData(event.currentTarget).get('reason')
    setBusy(true)
    setError(undefined)
    const answer = await sendJson('POST', `/api/orders/${orderId}/filing/reveal`, { reason })
    setBusy(false)
    const body = revealed.safeParse(answer.ok ? answer.body : null)
    if (body.success) return setTaxId(body.data.taxId)
    const words = answer.ok ? 'Unknown error' : (answer.fields.reason ?? answer.message)
    toast.error(`The tax id was not revealed: ${words}`)
    setError(words)
  }

  if (taxId) {
    return (
      <div className="kit-form">
        <p>Shown once. It is gone when you close this.</p>
        <output className="order-tax-id__whole">{taxId}</output>
        <div className="admin-form-actions">
          <ActionButton
            busyLabel="Closing…"
            isBusy={false}
            onAct={() => {
              setTaxId(null)
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
