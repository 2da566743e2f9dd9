'use client'

import { useState } from 'react'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/FormRow'
import { Options } from '@/src/admin/kit/form/Options'
import { useSelection } from '@/src/admin/kit/list/bulk/SelectionProvider'
import { KitDialog } from '@/src/admin/kit/ui/KitDialog'
import { Notice } from '@/src/admin/kit/ui/Notice'
import type { BulkChange } from '@/src/domain/orders/desk/bulk-change'
import { STATUS_CONSEQUENCES } from '@/src/domain/orders/desk/status-change'
import {
  ORDER_STATUS_LABELS,
  ORDER_STATUSES,
  type OrderStatus,
} from '@/src/domain/vocabulary/order-status'
import type { Assignee } from '@/src/services/orders/desk/order-staff'

import { assignees, previewChange } from './change-orders'
import type { Previewed } from './order-runs'
import { RunDialog } from './RunDialog'

type Kind = BulkChange['kind']

const TITLES: Readonly<Record<Kind, string>> = { status: 'Set status', assign: 'Assign' }
const LOST: Previewed = { ok: false, message: 'The server did not respond.' }

const statusNamed = (name: string): OrderStatus =>
  ORDER_STATUSES.find((one) => one === name) ?? 'processing'

/** Sets the status of the chosen orders, or who works on them. */
export function ChangeSelected() {
  const { selected } = useSelection()
  const [kind, open] = useState<Kind | null>(null)
  const [staff, setStaff] = useState<readonly Assignee[]>([])
  const [status, setStatus] = useState<OrderStatus>('processing')
  const [assignee, setAssignee] = useState('')
  const [reason, write] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [refusal, refuse] = useState<string | null>(null)
  const [run, setRun] = useState<Extract<Previewed, { ok: true }> | null>(null)

  const begin = async (next: Kind) => {
    refuse(null)
    open(next)
    if (next === 'assign') setStaff(await assignees().catch(() => []))
  }
  const preview = async () => {
    setBusy(true)
    const change =
      kind === 'status' ? { kind, to: status, reason } : { kind, assignee: assignee || null }
    const found = await previewChange(selected, change).catch(() => LOST)
    setBusy(false)
    if (!found.ok) return refuse(found.message)
    open(null)
    setRun(found)
  }
  return (
    <>
      <button onClick={() => void begin('assign')} type="button">
        Assign…
      </button>
      <button onClick={() => void begin('status')} type="button">
        Set status…
      </button>
      <KitDialog isOpen={kind !== null} onOpen={() => open(null)} title={kind ? TITLES[kind] : ''}>
        <AdminForm
          action="Preview"
          busyLabel="Counting…"
          look="primary"
          refused=""
          state={{ submit: () => void preview(), busy: isBusy, failure: null }}
        >
          {kind === 'status' ? (
            <>
              <FormRow id="bulk-status" label="Status">
                {(control) => (
                  <select
                    {...control}
                    onChange={(event) => setStatus(statusNamed(event.target.value))}
                    value={status}
                  >
                    <Options of={ORDER_STATUS_LABELS} />
                  </select>
                )}
              </FormRow>
              <p>{STATUS_CONSEQUENCES[status]}</p>
              <FormRow help="Only staff see this." id="bulk-reason" label="Reason" required>
                {(control) => (
                  <input
                    {...control}
                    maxLength={300}
                    onChange={(event) => write(event.target.value)}
                    type="text"
                    value={reason}
                  />
                )}
              </FormRow>
            </>
          ) : (
            <FormRow id="bulk-assignee" label="Assignee">
              {(control) => (
                <select
                  {...control}
                  onChange={(event) => setAssignee(event.target.value)}
                  value={assignee}
                >
                  <option value="">Unassigned</option>
                  {staff.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
            </FormRow>
          )}
          {refusal && <Notice tone="error">{refusal}</Notice>}
        </AdminForm>
      </KitDialog>
      {run && <RunDialog close={() => setRun(null)} key={run.run} run={run} />}
    </>
  )
}
