import { ExternalLink } from 'lucide-react'
import { useImperativeHandle } from 'react'

import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { Card } from '@/src/storefront/ui/layout'

import type { Payment } from './use-payment'

type PayPalFormProps = { payment: Payment; method: PaymentMethodView }

/** Says what will happen: PayPal asks on its own pages. */
export function PayPalForm({ payment, method }: PayPalFormProps) {
  useImperativeHandle(payment.desk, () => ({
    hold: async (totalMinor) => ({
      ok: true,
      held: { gateway: method.gateway, label: method.label, totalMinor },
    }),
  }))

  return (
    <Card className="flex flex-col gap-2 text-sm">
      <p className="flex items-baseline justify-between gap-4">
        <span className="flex items-center gap-1.5">
          You pay at PayPal
          <ExternalLink aria-hidden className="size-4 text-muted" />
        </span>
        <span className="text-lg font-semibold tabular-nums">
          {formatMoney(money(payment.options.totalMinor, 'USD'))}
        </span>
      </p>
      <p className="text-muted">
        When you complete the order, you go to PayPal to approve the payment and then come back
        here. Nothing is charged until you approve.
      </p>
    </Card>
  )
}
