import { type GlobalBeforeValidateHook, ValidationError } from 'payload'
import { z } from 'zod'

import { popupNamesPrice } from '@/src/domain/content/popup-price'

const text = z.string().nullish()
const settings = z.object({
  popupEnabled: z.boolean().nullish(),
  popupTitle: text,
  popupSubtitle: text,
  popupOfferText: text,
  popupCtaText: text,
  popupDisclaimer: text,
  popupOffer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
})

const POPUP_FIELDS = Object.keys(settings.shape)

/**
 * A popup that names a price or a saving is switched on only with a running offer behind it: what
 * it promises is what the checkout charges.
 */
export const requirePopupOffer: GlobalBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const isTouched = POPUP_FIELDS.some((field) => data && Object.hasOwn(data, field))
  const parsed = settings.safeParse({ ...originalDoc, ...data })
  if (!isTouched || !parsed.success || !parsed.data.popupEnabled) return data
  if (!popupNamesPrice(parsed.data)) return data
  const { popupOffer } = parsed.data
  const id = typeof popupOffer === 'object' ? popupOffer?.id : popupOffer
  const offer = id
    ? await req.payload.findByID({
        collection: 'offers',
        id,
        select: { isActive: true },
        depth: 0,
        disableErrors: true,
        overrideAccess: true, // whether it runs counts, no matter who may see it
        req,
      })
    : null
  if (offer?.isActive) return data
  const message = offer
    ? 'This offer is switched off. Switch it on under Offers first.'
    : 'The popup mentions a price or saving. Choose the offer behind it, or change the text.'
  throw new ValidationError({ global: 'settings', errors: [{ path: 'popupOffer', message }], req })
}
