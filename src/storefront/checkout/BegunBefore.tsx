import type { PaymentState } from '@/src/domain/orders/payment-state'
import { Notice } from '@/src/storefront/ui/notice'

import type { BegunPayment } from './payment/kept-for-payment'

type Told = {
  readonly tone?: 'success' | 'warning'
  readonly title: string
  readonly more: string
}

const NOT_PAID: Told = {
  tone: 'warning',
  title: 'Your order is not paid yet',
  more: 'You can pay below. You are never charged twice for one order.',
}

/** What completing the page again would mean. */
const TOLD: Record<PaymentState, Told | null> = {
  unpaid: NOT_PAID,
  confirming: NOT_PAID,
  failed: NOT_PAID,
  processing: {
    title: 'Your bank is confirming the payment',
    more: 'Please don’t pay again. We email you when your bank has answered.',
  },
  checking: {
    tone: 'warning',
    title: 'We are checking your payment',
    more: 'Please don’t pay again. We email you when we know more.',
  },
  paid: {
    tone: 'success',
    title: 'Your order is paid',
    more: 'If you complete this page again, you place a new order.',
  },
  refunded: null,
}

const UNKNOWN: Told = {
  tone: 'warning',
  title: 'We could not check your payment',
  more: 'Open your order before you pay again.',
}

/** Says to those who came by the browser's Back how the payment stands that they began here. */
export function BegunBefore({ begun }: { begun: BegunPayment | null }) {
  const told = begun && (begun.payment ? TOLD[begun.payment] : UNKNOWN)
  if (!told) return null
  return (
    <Notice tone={told.tone} title={told.title} className="mb-6">
      {told.more}{' '}
      <a href={begun.confirmation} className="link">
        View your order
      </a>
    </Notice>
  )
}
