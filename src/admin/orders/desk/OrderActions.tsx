import { isUnconfirmedFee } from '@/src/domain/catalogue/pricing/state-fee-label'
import { trackedServices } from '@/src/domain/orders/order-services'
import { idOf } from '@/src/domain/vocabulary/relation'
import { serviceName } from '@/src/domain/vocabulary/service-names'
import type { OrderFacts } from '@/src/queries/orders/order-facts'
import { cursorText } from '@/src/queries/platform/list-pages'
import { AssignSelect } from './AssignSelect'
import { placeIn } from './neighbours'
import { StepButton } from './StepButton'

type Props = {
  readonly facts: OrderFacts
  readonly from: string | null
  readonly me: string
}

/** What to do with the order: who does it, and the next step. */
export function OrderActions({ facts, from, me }: Props) {
  const { order, can, step, staff } = facts
  if (!can.change) return null
  const place = from && placeIn(from, order)
  const isOne = trackedServices(order).length === 1
  return (
    <div className="flex flex-wrap items-center gap-2.5 mt-3">
      <AssignSelect
        assignee={idOf(order.assignee)}
        grant={can.change}
        me={me}
        orderId={order.id}
        staff={staff}
      />
      {step && can.addEntry && (
        <StepButton
          checksFee={
            step.stage === 'submitted' &&
            step.service === 'llc' &&
            (order.lines ?? []).some(isUnconfirmedFee)
          }
          from={from}
          grant={can.addEntry}
          key={`${order.id} ${order.timeline?.length}`}
          orderId={order.id}
          place={place ? cursorText(place) : null}
          seen={order.timeline?.length ?? 0}
          service={step.service}
          serviceName={isOne ? null : serviceName(step.service, order)}
          stage={step.stage}
          status={order.status}
        />
      )}
    </div>
  )
}
