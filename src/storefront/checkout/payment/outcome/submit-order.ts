import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import { noteOnTheWay } from '../kept-for-payment'
import type { PayInput } from '../pay-input'
import type { PaymentMethodForm } from '../payment-method-form'
import type { PaymentOptions } from '../payment-options'
import { runAction } from '../run-action'
import type { HeldMethod, PayOutcome } from './payment-outcome'
import { outcomeOf } from './payment-text'

type Settling = {
  readonly held: HeldMethod
  /** None where there is nothing to pay. */
  readonly method: PaymentMethodView | undefined
  readonly input: PayInput
  readonly methodForm: PaymentMethodForm | null
  readonly options: Pick<PaymentOptions, 'place' | 'seller'>
}

/** Places what is to be paid, and has the customer do what the provider still asks for. */
export async function submitOrder(settling: Settling): Promise<PayOutcome> {
  const { held, method, input, methodForm, options } = settling
  const result = await options.place(input)
  if (!result.ok) return outcomeOf(result, held.gateway)
  const placed = result.value
  if (placed.status === 'requires_action') {
    const look = { scriptUrl: method?.scriptUrl ?? '', seller: options.seller }
    return runAction(placed.action, placed.ref, methodForm, look)
  }
  noteOnTheWay(placed.redirect)
  window.location.assign(placed.redirect)
  return { kind: 'left' }
}
