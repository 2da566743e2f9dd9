import { Notice } from '@/src/storefront/ui/notice'

import { usePaidBefore } from './payment/kept-for-payment'

/** Says to those who came by the browser's Back that what they see again is paid. */
export function PaidBefore() {
  const confirmation = usePaidBefore()
  if (!confirmation) return null
  return (
    <Notice tone="success" title="Your order is paid" className="mb-6">
      <a href={confirmation} className="link">
        View your order
      </a>
      . If you complete this page again, you place a new order.
    </Notice>
  )
}
