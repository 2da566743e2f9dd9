type Texts = {
  readonly popupTitle?: string | null
  readonly popupSubtitle?: string | null
  readonly popupOfferText?: string | null
  readonly popupCtaText?: string | null
  readonly popupDisclaimer?: string | null
}

const PRICE =
  /[$€£₹]\s?\d|\d\s?(?:%|percent\b|dollars?\b|usd\b)|\b(?:free|no charge|no cost|discount|save|savings?|half off)\b/i

/** Whether a popup names a price or a saving: then there must be an offer behind it. */
export function popupNamesPrice(popup: Texts): boolean {
  const { popupTitle, popupSubtitle, popupOfferText, popupCtaText, popupDisclaimer } = popup
  return [popupTitle, popupSubtitle, popupOfferText, popupCtaText, popupDisclaimer].some(
    (text) => typeof text === 'string' && PRICE.test(text),
  )
}
