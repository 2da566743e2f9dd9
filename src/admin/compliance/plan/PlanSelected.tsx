'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { BULK_BUTTON } from '@/src/admin/kit/list/bulk/bulk-button'
import type { Step } from '@/src/admin/kit/list/bulk/run'
import { useSelection } from '@/src/admin/kit/list/bulk/SelectionProvider'
import { NOTHING, type Selected } from '@/src/admin/kit/list/bulk/selection'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { KitDialog } from '@/src/admin/kit/ui/dialogs'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { plural } from '@/src/domain/vocabulary/plural'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import type { OrderPreview } from '@/src/services/compliance/plan-compliance'
import type { FrozenPlan } from './plans'

type Props = {
  readonly freeze: (selected: Selected) => Promise<FrozenPlan>
  readonly apply: (run: string, from: number) => Promise<Step<number>>
  readonly grant: Grant<'planOrders'>
}

const LOST = { ok: false, message: 'The server did not respond.' } as const

export function PlanSelected({ freeze, apply }: Props) {
  const router = useRouter()
  const { selected, set } = useSelection()
  const [plan, setPlan] = useState<Extract<FrozenPlan, { ok: true }> | null>(null)
  const [isOpen, open] = useState(false)
  const [busy, setBusy] = useState<'freezing' | 'applying' | null>(null)

  const preview = async () => {
    if (!selected || busy) return
    setBusy('freezing')
    const answer = await freeze(selected).catch(() => LOST)
    setBusy(null)
    if (!answer.ok) return void toast.error(answer.message)
    setPlan(answer)
    open(true)
  }

  const create = async (run: string) => {
    setBusy('applying')
    let created = 0
    let problem: string | null = null
    for (let from: number | null = 0; from !== null; ) {
      const answer: Step<number> = await apply(run, from).catch(() => LOST)
      if (!answer.ok) problem = answer.message
      created += answer.ok ? answer.part : 0
      from = answer.ok ? answer.next : null
    }
    setBusy(null)
    router.refresh()
    if (problem) return void toast.error(`${plural(created, 'task')} created, then: ${problem}`)
    toast.success(`${plural(created, 'task')} created`)
    open(false)
    set(NOTHING)
  }

  const total = plan?.orders.reduce((sum, order) => sum + order.create.length, 0) ?? 0
  return (
    <>
      <button
        className={BULK_BUTTON}
        aria-busy={busy === 'freezing'}
        onClick={() => void preview()}
        type="button"
      >
        {busy === 'freezing' ? 'Working it out…' : 'Preview tasks…'}
      </button>
      <KitDialog isOpen={isOpen} onOpen={open} title="Create tasks from orders">
        {plan && <PlanPreview isAll={plan.isAll} orders={plan.orders} total={total} />}
        <div className="admin-form-actions">
          {plan && total > 0 && (
            <ActionButton
              busyLabel="Creating…"
              isBusy={busy === 'applying'}
              look="primary"
              onAct={() => void create(plan.run)}
            >
              {`Create ${plural(total, 'task')}`}
            </ActionButton>
          )}
          <ActionButton onAct={() => open(false)}>Close</ActionButton>
        </div>
      </KitDialog>
    </>
  )
}

type PlanPreviewProps = {
  readonly orders: readonly OrderPreview[]
  readonly total: number
  readonly isAll: boolean
}

function beside({ existing, changed, problem }: OrderPreview): string {
  if (problem) return problem
  const there = existing === 0 ? 'None so far.' : `${plural(existing, 'task')} already there.`
  return changed === 0 ? there : `${there} ${changed} will be brought up to date.`
}

function PlanPreview({ orders, total, isAll }: PlanPreviewProps) {
  return (
    <>
      <p>
        {total === 0
          ? 'Nothing to create: every task that the rules give is already there.'
          : `The rules give ${plural(total, 'new task')} for ${plural(orders.length, 'order')}.`}
      </p>
      {!isAll && <p>{`These are the first ${orders.length} orders. Create these, then go on.`}</p>}
      <ul className="max-h-[46vh] m-0 mb-1 p-0 overflow-auto list-none">
        {orders.map((order) => (
          <li className="py-2 border-b border-line-soft" key={order.id}>
            <strong>{order.name}</strong>
            <small className="admin-sub">{beside(order)}</small>
            {order.create.length > 0 && (
              <ul className="m-0 mt-1 ps-4.5">
                {order.create.map(({ title, due }) => (
                  <li key={`${title} ${due}`}>{`${title}, due ${calendarDay(due)}`}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
