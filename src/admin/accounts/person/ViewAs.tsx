'use client'

import { z } from 'zod'

import { AdminForm, useDraftKey } from '@/src/admin/kit/form/AdminForm'
import { ReasonRow } from '@/src/admin/kit/form/inputs'
import { OpenDrawer } from '@/src/admin/kit/ui/dialogs'
import { viewingInput } from '@/src/domain/accounts/people-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { request } from '@/src/lib/browser/request'
import { useServerForm } from '@/src/lib/browser/use-server-form'

type Props = { readonly grant: Grant<'viewAsCustomer'>; readonly id: string; readonly name: string }

const begun = z.object({ redirect: z.string() })

/** The way to see an account as its owner does, for a reason that is written down. */
export function ViewAs(props: Props) {
  return (
    <OpenDrawer label="View as customer" name={props.grant.action} title={`View as ${props.name}`}>
      {() => <Why {...props} />}
    </OpenDrawer>
  )
}

function Why({ id }: Props) {
  const draft = useDraftKey(`view-as:${id}`)
  const state = useServerForm({
    schema: viewingInput,
    values: { reason: '' },
    draft,
    send: (body) => request('POST', `/api/users/${id}/view-as`, { body, answer: begun }),
    done: ({ redirect }) => window.location.assign(redirect),
  })
  return (
    <AdminForm
      action="View for 15 minutes"
      busyLabel="Opening…"
      refused="We could not open the account."
      state={state}
    >
      <p>
        You see their dashboard and can’t change or pay anything. Until you end it, this browser
        can’t save changes in the back-office either. The audit log records who, when and why.
      </p>
      <ReasonRow
        field={state.field('reason')}
        help="For example: Ticket 4F2A, can’t find the receipt"
        label="Why do you need it?"
      />
    </AdminForm>
  )
}
