import type { Checkout } from '../formation/use-checkout'
import { FormationOffer } from '../offers/FormationOffer'
import { RequestLines } from '../request/RequestLines'
import { OrderLines } from './OrderLines'

/** What is bought with a formation, and the code for an offer; or what becomes of a request. */
export function OrderSummary({ checkout }: { checkout: Checkout }) {
  const { quote, answers, catalogue } = checkout.state
  if (quote.isRequest) return <RequestLines />
  return (
    <>
      <OrderLines quote={quote} catalogue={catalogue} companyType={answers.companyType} />
      <FormationOffer checkout={checkout} />
    </>
  )
}
