'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { Notice } from '@/src/admin/kit/ui/Notice'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { Permission } from '@/src/domain/platform/permissions/areas'
import type { Reason } from '@/src/domain/platform/permissions/chosen-rights'

import { PermissionBoxes } from './PermissionBoxes'
import { useChosen } from './use-chosen'

type Props = {
  readonly grant: Grant<'changeRights'> | null
  readonly id: string
  /** What the rights were made of when this was shown. */
  readonly seen: string
  readonly held: readonly Permission[]
  readonly reasons: Readonly<Partial<Record<Permission, Reason>>>
}

/** All that a sub-admin may do, replaced as a whole. */
export function RightsForm({ grant, id, seen, held, reasons }: Props) {
  const router = useRouter()
  const { chosen, change } = useChosen(held)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const save = async () => {
    setBusy(true)
    setProblem('')
    const answer = await sendJson('POST', `/api/users/${id}/rights`, {
      permissions: [...chosen],
      seen,
    })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    toast.success(answer.message)
    router.refresh()
  }
  return (
    <>
      <PermissionBoxes chosen={chosen} isFixed={!grant} onChange={change} reasons={reasons} />
      {problem && (
        <Notice title="Error updating permissions. Please try again. " tone="error">
          {problem}
        </Notice>
      )}
      {grant && (
        <div className="admin-form-actions rights-save">
          <ActionButton
            busyLabel="Saving…"
            isBusy={isBusy}
            look="primary"
            onAct={() => void save()}
          >
            Save permissions
          </ActionButton>
          <span className="admin-sub">{`${chosen.size} chosen`}</span>
        </div>
      )}
    </>
  )
}
