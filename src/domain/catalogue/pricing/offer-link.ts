import { offerKey } from './offer'

/** The query parameter that carries an offer on any page: `/?offer=FREE-EIN`. */
export const OFFER_PARAMETER = 'offer'

/** For so long a browser keeps the offer of the last link. */
export const OFFER_LINK_DAYS = 30

const KEY = /^[A-Za-z0-9-]{3,60}$/

/** A text that may name an offer, as offers are looked up; null when it cannot. */
export function offerOfLink(text: string | null | undefined): string | null {
  return text && KEY.test(text) ? offerKey(text) : null
}
