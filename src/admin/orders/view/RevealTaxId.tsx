'use client'

import { useState } from 'react'
import { z } from 'zod'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/FormRow'
import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { OpenDrawer } from '@/src/admin/kit/ui/OpenDrawer'
import { revealInput } from '@/src/domain/filing/reveal-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { request } from '@/src/lib/browser/request'
import { useServerForm } from '@/src/lib/browser/use-server-form'

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
  const [taxId, setTaxId] = useState<string | null>(null)
  const state = useServerForm({
    schema: revealInput,
    values: { reason: '' },
    send: (body) =>
      request('POST', `/api/orders/${orderId}/filing/reveal`, { body, answer: revealed }),
    done: (answer) => setTaxId(answer.taxId),
  })

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
    <AdminForm
      action="Reveal"
      busyLabel="Opening…"
      look="primary"
      refused="The tax id was not revealed."
      state={state}
    >
      <p>The audit log keeps who looked, when and why. The number itself is never in it.</p>
      <FormRow
        field={state.field('reason')}
        help="For example: Form SS-4"
        id="reveal-reason"
        label="What do you need it for?"
        required
      >
        {(control) => <input {...control} autoComplete="off" maxLength={300} type="text" />}
      </FormRow>
    </AdminForm>
  )
}
