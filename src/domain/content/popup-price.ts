/** The texts of the popup, by their fields in the settings. */
export const POPUP_TEXTS = [
  'popupTitle',
  'popupSubtitle',
  'popupOfferText',
  'popupCtaText',
  'popupDisclaimer',
] as const

const PRICE =
  /[$€£₹]\s?\d|\d\s?(?:%|percent\b|dollars?\b|usd\b)|\b(?:free|no charge|no cost|discount|save|savings?|half off)\b/i

type PopupTexts = { readonly [Name in (typeof POPUP_TEXTS)[number]]?: unknown }

/** Whether a popup names a price or a saving: then there must be an offer behind it. */
export const popupNamesPrice = (popup: PopupTexts | Readonly<Record<string, unknown>>): boolean =>
  POPUP_TEXTS.some((name) => {
    const text = popup[name]
    return typeof text === 'string' && PRICE.test(text)
  })
