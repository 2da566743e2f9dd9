import {
  type ExpediteLine,
  expediteLine,
  expediteRef,
  namesTier,
} from '@/src/domain/catalogue/pricing/expedite'
import { type Quote, quoteFormation } from '@/src/domain/catalogue/pricing/formation-quote'
import type {
  CheckoutCatalogue,
  CheckoutState as StateOffer,
} from '@/src/domain/checkout/checkout-view'
import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import type { OrderLine } from '@/src/domain/vocabulary/order-line'

import { keepOffer } from '../offers/keep-offer'
import {
  agentPricesOf,
  chosenAddons,
  chosenPackage,
  chosenState,
  feeFor,
  isOnRequest,
} from './choices'

/** A line whose price is no longer what was shown. */
export type PriceChange = {
  readonly label: string
  readonly fromMinor: number
  readonly toMinor: number
}

/** Tells lines apart: what it was sold from, and for how long. */
export const lineKey = (line: OrderLine) => `${line.kind}:${line.ref}:${line.billing}`

/** What each line of a quote costs. What recurs may cost something else in another state. */
function pricesOf(lines: readonly OrderLine[]): (line: OrderLine) => number | undefined {
  const prices = new Map(lines.map((line) => [lineKey(line), line.amountMinor]))
  return (line) => prices.get(lineKey(line))
}

/** The state, and the type of company: its fee is another one for another type. */
const feeNameOf = (lines: readonly OrderLine[]) => {
  const fee = lines.find((line) => line.kind === 'state_fee')
  return fee ? `${fee.ref}:${fee.label}` : null
}

/**
 * What the choices cost as far as this browser knows, until the server says so.
 *
 * `known` is the last quote shown: its prices win over the page's catalogue, which may be older.
 */
export function previewQuote(
  catalogue: CheckoutCatalogue,
  answers: DraftAnswers,
  known: Quote | null,
): Quote {
  const chosen = chosenPackage(answers, catalogue)
  const state = chosenState(answers, catalogue)
  const fee = state && feeFor(answers, state)
  const tiers = state && known?.expedite?.stateId === state.id ? known.expedite : undefined
  const preview = quoteFormation({
    package: chosen ? { ...chosen, isActive: true } : null,
    state: state && fee ? { ...state, filingFee: fee.filingFee, isActive: true } : null,
    companyType: answers.companyType ?? 'llc',
    isRequest: isOnRequest(answers, catalogue),
    expedite: expediteFor(answers, state, known),
    addons: chosenAddons(answers, catalogue)
      .map((addon) => ({ ...addon, agent: agentPricesOf(addon, state), isActive: true }))
      .sort((a, b) => a.name.localeCompare(b.name)), // as the server does
    businessAddressBilling: answers.businessAddressBilling ?? 'monthly',
    registeredAgentBilling: answers.registeredAgentBilling ?? 'annual',
  })
  const knownPrice = pricesOf(known?.lines ?? [])
  const isSameFee = feeNameOf(known?.lines ?? []) === feeNameOf(preview.lines)
  const keeps = ({ kind, billing }: OrderLine) =>
    isSameFee || (kind !== 'state_fee' && billing === 'once')
  const lines = preview.lines.map((line) => {
    const amountMinor = (keeps(line) ? knownPrice(line) : undefined) ?? line.amountMinor
    return { ...line, amountMinor }
  })
  const totalMinor = lines.reduce((total, line) => total + line.amountMinor, 0)
  const quote = { ...preview, lines, totalMinor, ...(tiers && { expedite: tiers }) }
  return keepOffer(quote, answers.offer, known, true)
}

/** The state's faster review: as it is on the last quote, or of the tiers that came with it. */
function expediteFor(
  { expedite, companyType = 'llc' }: DraftAnswers,
  state: StateOffer | undefined,
  known: Quote | null,
): ExpediteLine | null {
  if (!state || companyType !== 'llc' || !namesTier(expedite)) return null
  const ref = expediteRef(state.id, expedite)
  const tier = known?.expedite?.tiers.find(({ key }) => key === expedite)
  const isTheirs = tier && known?.expedite?.stateId === state.id
  return isTheirs
    ? expediteLine(state, tier)
    : (known?.lines.find((one) => one.ref === ref) ?? null)
}

/** The lines that both quotes have, at another price. Choosing something else is no change of price. */
export function changedPrices(before: Quote, after: Quote): readonly PriceChange[] {
  const was = pricesOf(before.lines)
  const isSameFee = feeNameOf(before.lines) === feeNameOf(after.lines)
  const sold = after.lines.filter(
    ({ kind, billing }) => kind !== 'discount' && (isSameFee || billing === 'once'),
  )
  const changed = sold.flatMap((line) => {
    const fromMinor = was(line)
    if (fromMinor === undefined || fromMinor === line.amountMinor) return []
    return [{ label: line.label, fromMinor, toMinor: line.amountMinor }]
  })
  return [...changed, ...lostDiscount(before, after)]
}

/** An offer that ended or was used up meanwhile. One that fits no longer was the buyer's choice. */
function lostDiscount(before: Quote, after: Quote): readonly PriceChange[] {
  const discount = before.lines.find((line) => line.kind === 'discount')
  const problem = after.offer?.problem
  if (!discount || !problem || problem === 'not_covered' || problem === 'needs_formation') return []
  return [{ label: discount.label, fromMinor: discount.amountMinor, toMinor: 0 }]
}
