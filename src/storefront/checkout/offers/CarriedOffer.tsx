import { useEffect } from 'react'

import type { OfferTerms } from '@/src/domain/catalogue/pricing/offer'
import { offerMessage } from '@/src/domain/catalogue/pricing/offer-text'
import { formatMoney, money, usd } from '@/src/domain/vocabulary/money/money'
import { tabMemory } from '@/src/lib/browser/tab-memory'
import { Notice } from '@/src/storefront/ui/notice'
import { chosenAddons, chosenPackage, offeredAddons } from '../formation/choices'
import type { Checkout } from '../formation/use-checkout'
import { answerTo } from './keep-offer'
import type { Addable } from './OfferAnswer'

/** The one add-on that an offer covers and the chosen package has to sell. */
export function addableOf({ state, answer }: Checkout): Addable | undefined {
  const { answers, catalogue, quote } = state
  const covers = answerTo(answers.offer, quote)?.terms?.covers ?? []
  const chosen = chosenAddons(answers, catalogue).map(({ id }) => id)
  const [addon, ...others] = offeredAddons(answers, catalogue).filter(
    ({ id }) => covers.includes(id) && !chosen.includes(id),
  )
  if (!addon || others.length > 0) return undefined
  const isFree = takesAll(answerTo(answers.offer, quote)?.terms, usd(addon.price).minor)
  return { name: addon.name, isFree, add: () => answer({ addonIds: [...chosen, addon.id] }) }
}

/** Whether an offer leaves nothing to pay of a price in cents. */
const takesAll = (terms: OfferTerms | null | undefined, price: number) =>
  terms?.kind === 'percent' ? terms.value >= 10_000 : (terms?.value ?? 0) >= price

/**
 * What becomes of the offer that the visitor came with, on each step. What it gives at no charge is
 * added once, and stays out where the visitor takes it out again.
 */
export function CarriedOffer({ checkout }: { checkout: Checkout }) {
  const { answers, catalogue, quote } = checkout.state
  const offer = answerTo(answers.offer, quote)
  const addable = addableOf(checkout)
  const mayAdd = offer?.problem === 'not_covered' && addable?.isFree
  useEffect(() => {
    const key = `offer-added-${offer?.key}`
    if (!mayAdd || tabMemory.read(key)) return
    tabMemory.write(key, '1')
    addable?.add()
  }, [mayAdd, offer?.key, addable])

  if (!offer?.terms) return null
  const title = `“${offer.terms.title}”`
  if (!offer.problem) {
    const saved = formatMoney(money(offer.discountMinor, 'USD'))
    return <Notice tone="success">{`${title} is in your order. You save ${saved}.`}</Notice>
  }
  if (!chosenPackage(answers, catalogue)) {
    return <Notice tone="accent">{`${title} comes with your order. Choose a package.`}</Notice>
  }
  return <Notice>{offerMessage(offer)}</Notice>
}
