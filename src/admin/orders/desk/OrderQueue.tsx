import type { Neighbours } from './neighbours'
import { orderHref, queueHref } from './order-href'
import { QueueNav } from './QueueNav'

type Props = { readonly from: string; readonly queue: Neighbours }

/** The queue from which an order was opened, above it. */
export function OrderQueue({ from, queue: { label, position, previous, next } }: Props) {
  return (
    <QueueNav
      label={label}
      list={queueHref(from)}
      next={next && orderHref(next, from)}
      position={position}
      previous={previous && orderHref(previous, from)}
    />
  )
}
