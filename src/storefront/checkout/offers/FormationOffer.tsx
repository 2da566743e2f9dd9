import { chosenAddons, offeredAddons } from '../formation/choices'
import type { Checkout } from '../formation/use-checkout'
import { answerTo } from './keep-offer'
import type { Addable } from './OfferAnswer'
import { OfferBox } from './OfferBox'

/** The one add-on that an offer covers and the chosen package has to sell. */
function addableOf({ state, answer }: Checkout): Addable | undefined {
  const { answers, catalogue, quote } = state
  const covers = answerTo(answers.offer, quote)?.terms?.covers ?? []
  const chosen = chosenAddons(answers, catalogue).map(({ id }) => id)
  const [addon, ...others] = offeredAddons(answers, catalogue).filter(
    ({ id }) => covers.includes(id) && !chosen.includes(id),
  )
  if (!addon || others.length > 0) return undefined
  return { name: addon.name, add: () => answer({ addonIds: [...chosen, addon.id] }) }
}

/** The code of a formation's order. */
export function FormationOffer({ checkout }: { checkout: Checkout }) {
  const { quote, answers, catalogue } = checkout.state
  if (catalogue.isFallback) return null
  return (
    <OfferBox
      quote={quote}
      asked={answers.offer}
      onAsk={(offer) => checkout.answer({ offer })}
      addable={addableOf(checkout)}
    />
  )
}
