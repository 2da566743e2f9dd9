import type { ReactNode } from 'react'

import { Notice } from '@/src/storefront/ui/notice'

import { useBroughtForward } from '../../use-brought-forward'
import type { Payment } from '../use-payment'

type PaymentTroubleProps = {
  payment: Payment
  /** What can be done about it, where another way to pay may work. */
  action?: ReactNode
}

/** Why nothing was paid. */
export function PaymentTrouble({ payment, action }: PaymentTroubleProps) {
  const { trouble } = payment
  const place = useBroughtForward(trouble)
  if (!trouble) return null
  return (
    <div ref={place}>
      <Notice
        tone={trouble.tone}
        live
        title={trouble.title}
        action={trouble.isMethod ? action : undefined}
      >
        {trouble.message}
      </Notice>
    </div>
  )
}
