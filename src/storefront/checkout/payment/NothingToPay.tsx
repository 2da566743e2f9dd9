import { Notice } from '@/src/storefront/ui/notice'

/** An offer leaves nothing to pay: no card is asked for. */
export function NothingToPay() {
  return (
    <Notice tone="success" title="Nothing to pay">
      Your offer covers this order. We don’t need a card. You get a receipt for $0.00.
    </Notice>
  )
}
