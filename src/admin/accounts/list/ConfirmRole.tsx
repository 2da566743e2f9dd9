'use client'

import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { KitDialog } from '@/src/admin/kit/ui/KitDialog'
import { ROLE_LABELS, type Role } from '@/src/domain/accounts/people-input'

type Props = {
  readonly name: string
  readonly role: Role
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

const WHAT: Record<Role, string> = {
  user: 'They lose access to the back-office right away.',
  sub_admin: 'They can open the back-office, with the permissions of sub-admins.',
  admin: 'They can do everything, including changing permissions and payment keys.',
}

/** What another role means, before it is given. */
export function ConfirmRole({ name, role, onConfirm, onCancel }: Props) {
  return (
    <KitDialog
      isOpen
      onOpen={(isOpen) => !isOpen && onCancel()}
      title={`Make ${name} ${role === 'admin' ? 'an' : 'a'} ${ROLE_LABELS[role].toLowerCase()}?`}
    >
      <p>{WHAT[role]}</p>
      <div className="admin-form-actions">
        <ActionButton busyLabel="Saving…" isBusy={false} look="primary" onAct={onConfirm}>
          Change role
        </ActionButton>
        <ActionButton busyLabel="" isBusy={false} onAct={onCancel}>
          Keep role
        </ActionButton>
      </div>
    </KitDialog>
  )
}
