'use client'

import { NamedOptions } from '@/src/admin/kit/form/Options'
import { useShortcuts } from '@/src/admin/kit/keys/use-shortcuts'
import { useOptimisticAction } from '@/src/admin/kit/ui/edit/use-optimistic-action'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly grant: Grant<'changeOrder'>
  readonly orderId: string
  readonly assignee: string | null
  readonly me: string
  readonly staff: readonly { readonly id: string; readonly name: string }[]
}

/** Who works on the order: anybody who may, and oneself with one key. */
export function AssignSelect({ orderId, assignee, me, staff }: Props) {
  const { shown, run } = useOptimisticAction(assignee)
  const assign = (to: string | null) =>
    void run({
      to,
      path: `/api/orders/${orderId}/assign`,
      body: { assignee: to },
      undoPath: `/api/orders/${orderId}/undo`,
    })
  useShortcuts({ assign: () => assign(me) })
  return (
    <span className="order-assign">
      <select
        aria-label="Assignee"
        className="status-select"
        onChange={(event) => assign(event.target.value || null)}
        value={shown ?? ''}
      >
        <option value="">Unassigned</option>
        <NamedOptions of={staff} />
      </select>
      {shown !== me && (
        <button aria-keyshortcuts="m" onClick={() => assign(me)} type="button">
          Assign to me <kbd aria-hidden>M</kbd>
        </button>
      )}
    </span>
  )
}
