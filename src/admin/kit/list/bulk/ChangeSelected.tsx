'use client'

import { useState } from 'react'
import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow, NamedOptions, Options, TypedRow } from '@/src/admin/kit/form/inputs'
import { KitDialog } from '@/src/admin/kit/ui/dialogs'
import { Notice } from '@/src/admin/kit/ui/parts'
import type { Assignee } from '@/src/services/platform/staff-holding'
import { useKeptText } from '../../form/use-kept-text'
import { LOST, type Refused } from '../refused'
import { ChangeDialog, type Changing } from './ChangeDialog'
import type { Previewed } from './change-runs'
import { BulkButton, useSelection } from './SelectionProvider'
import type { Selected } from './selection'

type Kind = 'status' | 'assign'

const TITLES: Readonly<Record<Kind, string>> = { status: 'Set status', assign: 'Assign' }

type Props = {
  readonly changing: Changing & {
    readonly statuses: Readonly<Record<string, string>>
    /** The status that is offered first. */
    readonly offered: string
    /** What each status means for the customer. */
    readonly consequences?: Readonly<Record<string, string>>
    /** Whether a status needs a reason. */
    readonly asksReason?: boolean
    readonly assignees: () => Promise<readonly Assignee[] | Refused>
    readonly preview: (selected: Selected | null, change: object) => Promise<Previewed>
  }
}

export function ChangeSelected({ changing }: Props) {
  const { statuses, offered, consequences, asksReason, assignees, preview } = changing
  const { selected } = useSelection()
  const [kind, open] = useState<Kind | null>(null)
  const [staff, setStaff] = useState<readonly Assignee[]>([])
  const [status, setStatus] = useState(offered)
  const [assignee, setAssignee] = useState('')
  const [reason, write] = useKeptText(`bulk-reason:${changing.noun[1]}`)
  const [isBusy, setBusy] = useState(false)
  const [refusal, refuse] = useState<string | null>(null)
  const [run, setRun] = useState<Extract<Previewed, { ok: true }> | null>(null)

  const begin = async (next: Kind) => {
    refuse(null)
    open(next)
    if (next !== 'assign') return
    const found = await assignees().catch(() => LOST)
    if ('ok' in found) refuse(found.message)
    else setStaff(found)
  }
  const look = async () => {
    setBusy(true)
    const change =
      kind === 'status'
        ? { kind, to: status, ...(asksReason && { reason }) }
        : { kind, assignee: assignee || null }
    const found = await preview(selected, change).catch(() => LOST)
    setBusy(false)
    if (!found.ok) return refuse(found.message)
    open(null)
    setRun(found)
  }
  return (
    <>
      <BulkButton onAct={() => void begin('assign')}>Assign…</BulkButton>
      <BulkButton onAct={() => void begin('status')}>Set status…</BulkButton>
      <KitDialog isOpen={kind !== null} onOpen={() => open(null)} title={kind ? TITLES[kind] : ''}>
        <AdminForm
          action="Preview"
          busyLabel="Counting…"
          refused=""
          state={{ submit: () => void look(), busy: isBusy, failure: null }}
        >
          {kind === 'status' ? (
            <>
              <FormRow label="Status">
                {(control) => (
                  <select
                    {...control}
                    onChange={(event) => setStatus(event.target.value)}
                    value={status}
                  >
                    <Options of={statuses} />
                  </select>
                )}
              </FormRow>
              {consequences?.[status] && <p>{consequences[status]}</p>}
              {asksReason && (
                <TypedRow
                  help="Only staff see this."
                  label="Reason"
                  required
                  most={300}
                  onType={write}
                  value={reason}
                />
              )}
            </>
          ) : (
            <FormRow label="Assignee">
              {(control) => (
                <select
                  {...control}
                  onChange={(event) => setAssignee(event.target.value)}
                  value={assignee}
                >
                  <option value="">Unassigned</option>
                  <NamedOptions of={staff} />
                </select>
              )}
            </FormRow>
          )}
          {refusal && <Notice tone="error">{refusal}</Notice>}
        </AdminForm>
      </KitDialog>
      {run && (
        <ChangeDialog
          changing={{
            ...changing,
            apply: (id) => {
              write('') // the run has it
              return changing.apply(id)
            },
          }}
          close={() => setRun(null)}
          key={run.run}
          run={run}
        />
      )}
    </>
  )
}
