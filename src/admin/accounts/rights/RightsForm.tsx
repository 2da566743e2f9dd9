'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { AREA_NAMES, type Permission } from '@/src/domain/platform/permissions/areas'
import { levelOf } from '@/src/domain/platform/permissions/chosen-rights'
import { plural } from '@/src/domain/vocabulary/plural'
import { request } from '@/src/lib/browser/request'
import type { ApiFailure } from '@/src/lib/browser/result'

import { RightsTable } from './RightsTable'
import { useChosen } from './use-chosen'

const said = z.object({ message: z.string() })

type Props = {
  readonly grant: Grant<'changeRights'> | null
  readonly id: string
  /** What the rights were made of when this was shown. */
  readonly seen: string
  readonly held: readonly Permission[]
}

export function RightsForm({ grant, id, seen, held }: Props) {
  const router = useRouter()
  const { chosen, change, forget } = useChosen(held, `rights:${id}:${seen}`)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const save = async () => {
    setBusy(true)
    setFailure(null)
    const answer = await request('POST', `/api/users/${id}/rights`, {
      body: { permissions: [...chosen], seen },
      answer: said,
    })
    setBusy(false)
    if (!answer.ok) return setFailure(answer)
    forget()
    toast.success(answer.value.message)
    router.refresh()
  }
  const saved = new Set(held)
  const table = <RightsTable chosen={chosen} held={saved} isFixed={!grant} onChange={change} />
  if (!grant) return table
  const changes = AREA_NAMES.filter((area) => levelOf(chosen, area) !== levelOf(saved, area)).length
  return (
    <AdminForm
      action="Save permissions"
      beside={<span className="admin-sub">{`${plural(changes, 'change')} to save`}</span>}
      className="[&_.admin-form-actions]:sticky [&_.admin-form-actions]:bottom-0 [&_.admin-form-actions]:items-center [&_.admin-form-actions]:gap-3.5 [&_.admin-form-actions]:py-3 [&_.admin-form-actions]:border-t [&_.admin-form-actions]:border-line [&_.admin-form-actions]:bg-surface"
      refused="Error updating permissions. Please try again."
      state={{ submit: () => void save(), busy: isBusy, failure }}
    >
      {table}
    </AdminForm>
  )
}
