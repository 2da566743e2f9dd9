'use client'

import { useState } from 'react'

import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/inputs'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { KitDialog } from '@/src/admin/kit/ui/dialogs'
import type { SuppressionReason } from '@/src/domain/mail/suppression-input'
import { liftInput } from '@/src/domain/mail/suppression-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { request } from '@/src/lib/browser/request'

type Props = {
  readonly id: string
  readonly email: string
  readonly reason: SuppressionReason
  readonly grant: Grant<'changeSuppressions'>
}

/** What lifting does not change, where it is not everything. */
const STILL: Partial<Record<SuppressionReason, string>> = {
  unsubscribed:
    'This person unsubscribed. They get marketing email again only after they agree to it themselves.',
  complained: 'This person marked your email as spam. Lift this only if they asked you to.',
  bounced: 'The mail server said that this address does not exist. The next bounce adds it again.',
}

/** Takes an address off the list, with a reason for the audit log. */
export function LiftSuppression({ id, email, reason }: Props) {
  const [isOpen, open] = useState(false)
  const state = useAdminForm({
    schema: liftInput,
    values: { reason: '' },
    draft: null,
    send: (body) => request('POST', `/api/mail/suppressions/${id}/lift`, { body }),
    success: `${email} was taken off the list.`,
    done: () => open(false),
  })
  return (
    <>
      <ActionButton busyLabel="" isBusy={false} label={`Lift ${email}`} onAct={() => open(true)}>
        Lift
      </ActionButton>
      <KitDialog isOpen={isOpen} onOpen={open} title={`Take ${email} off the list?`}>
        {STILL[reason] && <p>{STILL[reason]}</p>}
        <AdminForm
          action="Take off the list"
          beside={
            <ActionButton busyLabel="" isBusy={false} onAct={() => open(false)}>
              Keep on the list
            </ActionButton>
          }
          refused="Not changed."
          state={state}
        >
          <FormRow
            field={state.field('reason')}
            help="Kept in the audit log."
            id={`lift-${id}`}
            label="Reason"
            required
          >
            {(control) => <input {...control} type="text" />}
          </FormRow>
        </AdminForm>
      </KitDialog>
    </>
  )
}
