import { idOf } from '@/src/domain/vocabulary/relation'
import type { CheckoutDraft } from '@/src/payload-types'
import type { AskedOffer } from '@/src/services/catalogue/offers'

type Answers = { readonly offer?: string | null; readonly email?: string }

/** The offer that a draft asks for, and for whom: its own order's use is not one more. */
export const askedOffer = (
  draft: Pick<CheckoutDraft, 'user' | 'order'>,
  { offer, email }: Answers,
): AskedOffer => ({
  key: offer,
  email,
  user: idOf(draft.user),
  order: idOf(draft.order),
})
