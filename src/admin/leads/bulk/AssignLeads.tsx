'use client'

import { useEffect, useState } from 'react'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/FormRow'
import { Options } from '@/src/admin/kit/form/Options'
import { KitDialog } from '@/src/admin/kit/ui/KitDialog'

import { assignees } from './change-leads'

type Props = {
  readonly isBusy: boolean
  readonly assign: (owner: string | null) => Promise<void>
  readonly close: () => void
}

/** Asks who shall see to the chosen leads. */
export function AssignLeads({ isBusy, assign, close }: Props) {
  const [owners, setOwners] = useState<Readonly<Record<string, string>>>({})
  const [owner, choose] = useState('')
  useEffect(() => {
    let isHere = true
    void assignees().then(
      (staff) => isHere && setOwners(Object.fromEntries(staff.map(({ id, name }) => [id, name]))),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  return (
    <KitDialog isOpen onOpen={close} title="Set owner">
      <AdminForm
        action="Preview"
        busyLabel="Counting…"
        refused=""
        state={{ submit: () => void assign(owner || null), busy: isBusy, failure: null }}
      >
        <FormRow id="lead-owner" label="Owner">
          {(control) => (
            <select {...control} onChange={(event) => choose(event.target.value)} value={owner}>
              <option value="">No owner</option>
              <Options of={owners} />
            </select>
          )}
        </FormRow>
      </AdminForm>
    </KitDialog>
  )
}
