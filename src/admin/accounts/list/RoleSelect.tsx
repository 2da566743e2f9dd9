'use client'

import { useState } from 'react'
import type { OfRow } from '@/src/admin/kit/of-row'
import { ActionButton, sendJson, useAction } from '@/src/admin/kit/ui/actions'
import { KitDialog } from '@/src/admin/kit/ui/dialogs'
import { ROLE_LABELS, ROLES, type Role } from '@/src/domain/accounts/people-input'

type ConfirmRoleProps = {
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

function ConfirmRole({ name, role, onConfirm, onCancel }: ConfirmRoleProps) {
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
        <ActionButton onAct={onCancel}>Keep role</ActionButton>
      </div>
    </KitDialog>
  )
}

type Props = OfRow<'changeRights'> & { readonly role: Role }

/** Someone's role, changed in its row. A failure puts it back and says why. */
export function RoleSelect({ id, name, role, grant }: Props) {
  const [chosen, choose] = useState<Role | null>(null)
  const { isBusy, run } = useAction()
  if (!grant) return ROLE_LABELS[role]

  const move = async (to: Role) => {
    const answer = await run({
      send: () => sendJson('POST', `/api/users/${id}/role`, { role: to }),
      failure: (words) => `Role not changed. ${words}`,
    })
    if (!answer.ok) choose(null)
  }
  return (
    <>
      <select
        aria-label={`Role of ${name}`}
        className="status-select"
        disabled={isBusy}
        onChange={(event) => {
          const to = ROLES.find((one) => one === event.target.value)
          if (to) choose(to)
        }}
        value={chosen ?? role}
      >
        {ROLES.map((one) => (
          <option key={one} value={one}>
            {ROLE_LABELS[one]}
          </option>
        ))}
      </select>
      {chosen && !isBusy && chosen !== role && (
        <ConfirmRole
          name={name}
          onCancel={() => choose(null)}
          onConfirm={() => void move(chosen)}
          role={chosen}
        />
      )}
    </>
  )
}
