'use client'

import { useState } from 'react'
import { z } from 'zod'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { ReasonRow } from '@/src/admin/kit/form/inputs'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { OpenDrawer } from '@/src/admin/kit/ui/dialogs'
import { revealInput } from '@/src/domain/filing/reveal-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { request } from '@/src/lib/browser/request'
import { useServerForm } from '@/src/lib/browser/use-server-form'

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
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1.5 tabular-nums [&_.btn]:m-0">
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
  const [number, setNumber] = useState<string | null>(null)
  const state = useServerForm({
    schema: revealInput,
    values: { reason: '' },
    send: (body) =>
      request('POST', path, { body: { ...body, ...(field ? { field } : {}) }, answer: revealed }),
    done: setNumber,
  })

  if (number) {
    return (
      <div className="kit-form">
        <p>Shown once. It disappears when you close this.</p>
        <output className="text-[26px] tabular-nums">{number}</output>
        <div className="admin-form-actions">
          <ActionButton
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
    <AdminForm
      action="Reveal"
      busyLabel="Opening…"
      refused={`We could not reveal ${what}.`}
      state={state}
    >
      <p>The audit log records who viewed it, when and why. It never contains the number.</p>
      <ReasonRow
        field={state.field('reason')}
        help="For example: Form SS-4"
        label="What do you need it for?"
      />
    </AdminForm>
  )
}
