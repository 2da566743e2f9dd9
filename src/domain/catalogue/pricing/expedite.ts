import { USUAL } from '@/src/domain/catalogue/pricing/state-fee-label'
import type { OrderLine } from '@/src/domain/vocabulary/order-line'

/** A state's own faster review of a formation, as it is sold: at cost, in whole cents. */
export type ExpediteTier = {
  /** Its fact: `expedite.next_day`. */
  readonly key: string
  readonly title: string
  readonly words: string
  readonly amountMinor: number
  /** No one has confirmed the amount with the state. */
  readonly isUsual: boolean
  /** ISO day on which it was read. */
  readonly checked: string | null
  readonly source: { readonly title: string; readonly url: string }
}

/** What one state sells to an LLC: it travels with the price of a checkout, not with its catalogue. */
export type ExpediteOffer = { readonly stateId: string; readonly tiers: readonly ExpediteTier[] }

export type ExpediteLine = Pick<OrderLine, 'ref' | 'label' | 'amountMinor'>

/** What is answered where the state's usual review is wanted. */
export const USUAL_REVIEW = 'usual'

/** Whether an answer names a tier; otherwise none was wanted, or none was chosen yet. */
export const namesTier = (answer: string | null | undefined): answer is string =>
  answer?.startsWith('expedite.') ?? false

/** Of the state and its fact: a state’s other fee has the state’s id alone. */
export const expediteRef = (stateId: string, key: string) => `${stateId}:${key}`

export function expediteLine(
  state: { readonly id: string; readonly name: string },
  { key, title, amountMinor, isUsual }: ExpediteTier,
): ExpediteLine {
  const what = `${state.name} expedited filing: ${title.replace(/^Faster processing: /, '')}`
  return {
    ref: expediteRef(state.id, key),
    label: isUsual ? `${what} ${USUAL}` : what,
    amountMinor,
  }
}

type Line = Pick<OrderLine, 'kind' | 'label'> & { readonly ref?: string | null }

const tierIn = ({ kind, ref }: Line): string | null =>
  kind === 'state_fee' ? (/^[^:]+:(expedite\..+)$/.exec(ref ?? '')?.[1] ?? null) : null

/** The tier that an order has, by its fact; null where it has none. */
export const expediteKeyOf = (lines: readonly Line[] | null | undefined): string | null =>
  lines?.map(tierIn).find(Boolean) ?? null

/** What a clerk asks the state for, in the words of the line; null where nothing was bought. */
export const expediteOf = (lines: readonly Line[] | null | undefined): string | null =>
  lines?.find((line) => tierIn(line) !== null)?.label ?? null
