'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { ActionButton, sendJson } from '@/src/admin/kit/ui/actions'
import { AskDialog } from '@/src/admin/kit/ui/dialogs'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Words = { readonly question: string; readonly done: string; readonly failed: string }

const USER: Words = {
  question: 'Are you sure you want to delete this user?',
  done: 'User deleted',
  failed: 'User not deleted.',
}

const SUB_ADMIN: Words = {
  question: 'Are you sure you want to delete this sub-admin?',
  done: 'Sub-admin deleted successfully!',
  failed: 'Error deleting sub-admin. Please try again.',
}

type Props = {
  readonly grant: Grant<'deleteUser'>
  readonly id: string
  readonly name: string
  readonly isSubAdmin?: boolean
}

/** Deletes an account, once it is plain what goes and what stays. */
export function DeleteUser({ id, name, isSubAdmin }: Props) {
  const router = useRouter()
  const [isOpen, open] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [unpaid, setUnpaid] = useState<string | null>(null)
  const [givesUpEarnings, giveUp] = useState(false)
  const words = isSubAdmin ? SUB_ADMIN : USER
  const erase = async () => {
    setBusy(true)
    const answer = await sendJson('POST', `/api/users/${id}/erase`, { givesUpEarnings })
    setBusy(false)
    if (!answer.ok && answer.code === 'earnings_unpaid') return setUnpaid(answer.message)
    if (!answer.ok) return void toast.error(`${words.failed} ${answer.message}`)
    toast.success(words.done)
    open(false)
    if (isSubAdmin) router.refresh()
    else router.push(adminHref('users'))
  }
  return (
    <>
      <ActionButton
        label={isSubAdmin ? `Delete ${name}` : undefined}
        look="error"
        onAct={() => open(true)}
      >
        Delete
      </ActionButton>
      <AskDialog
        act={isSubAdmin ? 'Delete sub-admin' : 'Delete user'}
        asked={{ isOpen, open, isBusy, act: erase }}
        busyLabel="Deleting…"
        keep="Keep account"
        title={words.question}
      >
        <p>
          <strong>{name}</strong>
        </p>
        <p>
          What we delete: the account, its sessions, messages, documents, deadlines and personal
          details.
        </p>
        <p>
          What we keep: orders, invoices and payments without the name, as tax law asks; the audit
          log; and the email address on the do-not-email list. This can’t be undone.
        </p>
        {unpaid && (
          <>
            <p role="alert">{unpaid}</p>
            <label>
              <input
                checked={givesUpEarnings}
                onChange={(event) => giveUp(event.target.checked)}
                type="checkbox"
              />{' '}
              These earnings are given up
            </label>
          </>
        )}
      </AskDialog>
    </>
  )
}
