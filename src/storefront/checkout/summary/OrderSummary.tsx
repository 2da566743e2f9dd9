import type { Checkout } from '../formation/use-checkout'
import { addableOf } from '../offers/CarriedOffer'
import { OfferBox } from '../offers/OfferBox'
import { OrderLines } from './OrderLines'

/** What is bought with a formation, and the code for an offer; or what becomes of a request. */
export function OrderSummary({ checkout }: { checkout: Checkout }) {
  const { quote, answers, catalogue } = checkout.state
  if (quote.isRequest) return <RequestLines />
  return (
    <>
      <OrderLines quote={quote} catalogue={catalogue} companyType={answers.companyType} />
      {!catalogue.isFallback && (
        <OfferBox
          quote={quote}
          asked={answers.offer}
          onAsk={(offer) => checkout.answer({ offer })}
          addable={addableOf(checkout)}
        />
      )}
    </>
  )
}

/** Instead of prices: what happens before there are any. */
function RequestLines() {
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="text-base font-semibold">Offer by email</p>
      <p>
        We prepare an offer for this type of company by hand: our fees, and what the state charges.
      </p>
      <p className="text-muted">You pay nothing now, and nothing until you accept the offer.</p>
    </div>
  )
}
