'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { Step } from '@/src/admin/kit/list/bulk/run'
import { BulkButton, useSelection } from '@/src/admin/kit/list/bulk/SelectionProvider'
import { NOTHING, type Selected } from '@/src/admin/kit/list/bulk/selection'
import { useRun } from '@/src/admin/kit/list/bulk/use-run'
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

export function PlanSelected({ freeze, apply }: Props) {
  const router = useRouter()
  const { set } = useSelection()
  const work = useRun<Extract<FrozenPlan, { ok: true }>, number>({ freeze, step: apply })
  const { run: plan, show } = work

  const create = async (run: string) => {
    const done = await work.apply(run)
    if (!done) return
    const created = plural(
      done.parts.reduce((sum, one) => sum + one, 0),
      'task',
    )
    router.refresh()
    if (done.problem !== null) return void toast.error(`${created} created, then: ${done.problem}`)
    toast.success(`${created} created`)
    show(false)
    set(NOTHING)
  }

  const total = plan?.orders.reduce((sum, order) => sum + order.create.length, 0) ?? 0
  return (
    <>
      <BulkButton
        busyLabel="Working it out…"
        isBusy={work.isFreezing}
        onAct={() => void work.preview()}
      >
        Preview tasks…
      </BulkButton>
      <KitDialog isOpen={work.isShown} onOpen={show} title="Create tasks from orders">
        {plan && <PlanPreview isAll={plan.isAll} orders={plan.orders} total={total} />}
        <div className="admin-form-actions">
          {plan && total > 0 && (
            <ActionButton
              busyLabel="Creating…"
              isBusy={work.doneSoFar !== null}
              look="primary"
              onAct={() => void create(plan.run)}
            >
              {`Create ${plural(total, 'task')}`}
            </ActionButton>
          )}
          <ActionButton onAct={() => show(false)}>Close</ActionButton>
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

/** What creating the tasks of these orders will do. */
export function planText(orders: readonly OrderPreview[], total: number): string {
  if (total > 0) {
    const { length } = orders.filter(({ create }) => create.length > 0)
    return `The rules give ${plural(total, 'new task')} for ${plural(length, 'order')}.`
  }
  return orders.some(({ problem }) => problem !== null)
    ? 'Nothing to create. The reason is under each order.'
    : 'Nothing to create: every task that the rules give is already there.'
}

function PlanPreview({ orders, total, isAll }: PlanPreviewProps) {
  return (
    <>
      <p>{planText(orders, total)}</p>
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
