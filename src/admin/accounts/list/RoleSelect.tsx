'use client'

import { useState } from 'react'
import type { OfRow } from '@/src/admin/kit/of-row'
import { sendJson, useAction } from '@/src/admin/kit/ui/actions'
import { DialogActions, KitDialog } from '@/src/admin/kit/ui/dialogs'
import { ROLE_LABELS, ROLES, type Role } from '@/src/domain/accounts/people-input'

const WHAT: Record<Role, string> = {
  user: 'They lose access to the back-office right away.',
  sub_admin: 'They can open the back-office, with the permissions of sub-admins.',
  admin: 'They can do everything, including changing permissions and payment keys.',
}

const askOf = (name: string, role: Role) =>
  `Make ${name} ${role === 'admin' ? 'an' : 'a'} ${ROLE_LABELS[role].toLowerCase()}?`

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
        <KitDialog isOpen onOpen={() => choose(null)} title={askOf(name, chosen)}>
          <p>{WHAT[chosen]}</p>
          <DialogActions
            act="Change role"
            busyLabel="Saving…"
            isBusy={false}
            keep="Keep role"
            look="primary"
            onAct={() => void move(chosen)}
            onKeep={() => choose(null)}
          />
        </KitDialog>
      )}
    </>
  )
}
