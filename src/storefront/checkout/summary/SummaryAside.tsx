import { Card } from '@/src/storefront/ui/layout'

import type { CheckoutState } from '../checkout-state'
import { OrderLines } from './OrderLines'

/** The order beside the steps, where there is room. */
export function SummaryAside({ state }: { state: CheckoutState }) {
  return (
    <aside aria-labelledby="summary-title" className="hidden lg:block">
      <Card className="sticky top-8">
        <h2 id="summary-title" className="mb-4 text-lg font-semibold">
          Order summary
        </h2>
        <OrderLines quote={state.quote} catalogue={state.catalogue} />
      </Card>
    </aside>
  )
}
