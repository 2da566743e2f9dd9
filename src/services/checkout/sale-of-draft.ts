import type { CheckoutDraft } from '@/src/payload-types'
import { formationSale, quoteFormationDraft } from '@/src/services/checkout/formation-sale'
import type { QuoteDraft, ReadSale } from '@/src/services/checkout/sale'
import { quoteServiceDraft, serviceSale } from '@/src/services/checkout/service-sale'

type Reader = { readonly sale: ReadSale; readonly quote: QuoteDraft }

/** How each kind of draft is read. */
const READERS: Record<CheckoutDraft['kind'], Reader> = {
  formation: { sale: formationSale, quote: quoteFormationDraft },
  service: { sale: serviceSale, quote: quoteServiceDraft },
}

/** The sale that a draft describes, whichever checkout it comes from. */
export const saleOfDraft: ReadSale = (payload, draft) => READERS[draft.kind].sale(payload, draft)

/** What a draft's answers cost so far. */
export const quoteDraft: QuoteDraft = (payload, draft, isOnlyShown) =>
  READERS[draft.kind].quote(payload, draft, isOnlyShown)
