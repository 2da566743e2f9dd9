import { createPortal } from 'react-dom'

import type { OwnCheckout } from '@/src/domain/payments/own-checkout'
import { ViewingBar } from '@/src/storefront/layout/viewing/ViewingBar'

type ViewedCheckoutProps = {
  viewing: NonNullable<OwnCheckout<unknown>['viewing']>
  viewedAt: string
}

/** Above the whole page, while staff see it as someone else does. */
export function ViewedCheckout({ viewing, viewedAt }: ViewedCheckoutProps) {
  const { id, name, email, endsAt } = viewing
  return createPortal(
    <ViewingBar back={`${viewedAt}${id}`} email={email} endsAt={endsAt} name={name} />,
    document.body,
  )
}
