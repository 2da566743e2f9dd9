'use client'

import { FormDialog } from '@/src/admin/kit/record/FormDialog'
import { ask } from '@/src/admin/kit/record/record-field'
import { liftInput, type SuppressionReason } from '@/src/domain/mail/suppression-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'

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

export const LiftSuppression = ({ id, email, reason }: Props) => (
  <FormDialog
    opens={{ ariaLabel: `Lift ${email}`, label: 'Lift', title: `Take ${email} off the list?` }}
    action="Take off the list"
    keep="Keep on the list"
    draft={null}
    fields={[ask('text', 'reason', 'Reason', { help: 'Kept in the audit log.', required: true })]}
    path={`/api/mail/suppressions/${id}/lift`}
    refused="Not changed."
    schema={liftInput}
    success={`${email} was taken off the list.`}
  >
    {STILL[reason] && <p>{STILL[reason]}</p>}
  </FormDialog>
)
