import type { ServiceCheckoutOf } from '../service/use-service-checkout'
import { OfferBox } from './OfferBox'

/** The code of a service's order. */
export function ServiceOffer({ checkout }: { checkout: ServiceCheckoutOf }) {
  const { quote, answers } = checkout.state
  return (
    <OfferBox quote={quote} asked={answers.offer} onAsk={(offer) => checkout.answer({ offer })} />
  )
}
