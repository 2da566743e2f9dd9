import type { CheckoutCatalogue } from '@/src/domain/checkout/checkout-view'
import type { DraftAnswers } from '@/src/domain/checkout/formation-answers'
import type { OrderLine } from '@/src/domain/orders/order-line'
import { type Quote, quoteFormation } from '@/src/domain/pricing/formation-quote'

import { chosenAddons, chosenPackage, chosenState } from './choices'

/** A line whose price is no longer what was shown. */
export type PriceChange = {
  readonly label: string
  readonly fromMinor: number
  readonly toMinor: number
}

/** Tells lines apart: what it was sold from, and for how long. */
export const lineKey = (line: OrderLine) => `${line.kind}:${line.ref}:${line.billing}`

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
  const preview = quoteFormation({
    package: chosen ? { ...chosen, isActive: true } : null,
    state: state ? { ...state, isActive: true } : null,
    addons: chosenAddons(answers, catalogue)
      .map((addon) => ({ ...addon, isActive: true }))
      .sort((a, b) => a.name.localeCompare(b.name)), // as the server does
    businessAddressBilling: answers.businessAddressBilling ?? 'monthly',
  })
  const prices = new Map(known?.lines.map((line) => [lineKey(line), line.amountMinor]))
  const lines = preview.lines.map((line) => ({
    ...line,
    amountMinor: prices.get(lineKey(line)) ?? line.amountMinor,
  }))
  return {
    ...preview,
    lines,
    totalMinor: lines.reduce((total, line) => total + line.amountMinor, 0),
  }
}

/** The lines that both quotes have, at another price. Choosing something else is no change of price. */
export function changedPrices(before: Quote, after: Quote): readonly PriceChange[] {
  const was = new Map(before.lines.map((line) => [lineKey(line), line.amountMinor]))
  return after.lines.flatMap((line) => {
    const fromMinor = was.get(lineKey(line))
    if (fromMinor === undefined || fromMinor === line.amountMinor) return []
    return [{ label: line.label, fromMinor, toMinor: line.amountMinor }]
  })
}
