import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import { without } from '@/src/domain/checkout/contact-answers'
import type { OwnCheckout } from '@/src/domain/payments/own-checkout'
import type { Asked } from './arrival/use-arrival'
import { changedPrices, type PriceChange } from './formation/quote'
import { type CameBack, isCameBack } from './payment/outcome/came-back'

/** What we know of a signed-in person beforehand. */
type Prefill = NonNullable<OwnCheckout<unknown>['prefill']>

/** What a visit to any checkout begins with. */
export type Visit<Catalogue, Draft, Step> = {
  readonly catalogue: Catalogue
  readonly draft: Draft | null
  readonly prefill: Prefill | null
  /** In two letters, as far as the request told it. */
  readonly livesIn?: string | null
  readonly wantedStep?: Step | null
  /** How a payment ended that led away from here: one comes back to where one pays. */
  readonly cameBack?: CameBack | null
  /** The offer that the link carries: a code, or an id. */
  readonly offer?: string | null
}

/** A visit, by what is known of its visitor and what the address of its page names. */
export function visitOf<Catalogue, Draft, Step>(
  catalogue: Catalogue,
  { draft, prefill, livesIn, offer }: OwnCheckout<Draft>,
  asked: Asked,
  isStep: (value: unknown) => value is Step,
): Visit<Catalogue, Draft, Step> {
  const [step, payment] = [asked.get('step'), asked.get('payment')]
  return {
    catalogue,
    draft,
    prefill,
    livesIn,
    offer: asked.get('offer')?.slice(0, 60) ?? offer,
    wantedStep: isStep(step) ? step : null,
    cameBack: isCameBack(payment) ? payment : null,
  }
}

/** A link has brought an offer that the draft has not. */
export const isOffered = (
  offer: string | null | undefined,
  draft: { readonly answers: { readonly offer?: string | null } } | null,
): boolean => Boolean(offer) && offer !== draft?.answers.offer

/** The answers, with what we know put where nothing was typed; who has one name gets no other. */
export function blanksFilled<Answers extends Partial<Prefill> & { readonly hasOneName?: boolean }>(
  answers: Answers,
  prefill: Prefill | null,
): Answers {
  if (!prefill) return answers
  return {
    ...answers,
    firstName: answers.firstName || prefill.firstName,
    lastName: answers.lastName || (answers.hasOneName ? '' : prefill.lastName),
    email: answers.email || prefill.email,
    phone: answers.phone || prefill.phone,
  }
}

/** What was answered before the rest came, of a visit that began with `blank`. */
export function typedEarly<Answers extends object>(answers: Answers, blank: Answers): Answers {
  const read = (of: Answers, name: string) => JSON.stringify(Reflect.get(of, name))
  const isBlank = (name: string) => read(answers, name) === read(blank, name)
  return without(answers, Object.keys(answers).filter(isBlank))
}

type Priced = { readonly quote: Quote; readonly priceChanges: readonly PriceChange[] }

/** The order at another price; what has changed is said until the step is left. */
export function withQuote<State extends Priced>(state: State, quote: Quote): State {
  const changes = changedPrices(state.quote, quote)
  return { ...state, quote, priceChanges: changes.length > 0 ? changes : state.priceChanges }
}
