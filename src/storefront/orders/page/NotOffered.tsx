import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Notice } from '@/src/storefront/ui/notice'

/** Where what is no longer offered is chosen again: a checkout, or the page of the order. */
export type StartAgain = { href: string; isCheckout: boolean }

/** Part of an unpaid order has gone from the catalogue, so it can't be paid any more. */
export function NotOffered({ href, isCheckout }: StartAgain) {
  return (
    <Notice
      tone="warning"
      live
      title="Part of this order is no longer offered"
      action={
        <ButtonLink href={href} size="sm" prefetch={false}>
          {isCheckout ? 'Start the order again' : 'Back to your order'}
        </ButtonLink>
      }
    >
      {isCheckout
        ? 'Nothing was charged, and this order is kept. Start again to choose from what we offer now. Answers that are still saved in the checkout stay as they are.'
        : 'Nothing was charged. Your order’s page shows what you can add now.'}
    </Notice>
  )
}
