import { type RefObject, useEffect, useState } from 'react'

import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import type { GatewaySlug } from '@/src/domain/payments/payment-status'

import type { Checkout } from '../use-checkout'
import { CardForm } from './CardForm'
import type { CardDesk } from './card-desk'
import { MethodPicker } from './MethodPicker'
import { NoMethod } from './NoMethod'
import { pickMethod, rememberedMethod, rememberMethod } from './pick-method'

type PaymentStepProps = {
  checkout: Checkout
  methods: readonly PaymentMethodView[]
  card: RefObject<CardDesk | null>
}

/** How to pay. The charge itself happens on the review. */
export function PaymentStep({ checkout, methods, card }: PaymentStepProps) {
  const [wanted, setWanted] = useState<GatewaySlug>('stripe')
  const method = pickMethod(methods, wanted)

  useEffect(() => {
    const remembered = rememberedMethod()
    if (remembered) setWanted(remembered)
  }, [])

  function choose(gateway: GatewaySlug) {
    setWanted(gateway)
    rememberMethod(gateway)
    checkout.answer({ gateway })
  }

  if (!method) return <NoMethod />
  return (
    <div className="flex flex-col gap-6">
      <p className="text-muted">You review everything first. Nothing is charged on this step.</p>
      {methods.length > 1 && (
        <MethodPicker methods={methods} chosen={method.gateway} onChoose={choose} />
      )}
      <CardForm checkout={checkout} method={method} desk={card} />
    </div>
  )
}
