import type { NoCatalogue } from '@/src/domain/checkout/service-view'
import { buttonClass } from '@/src/storefront/ui/button-look'
import { Container } from '@/src/storefront/ui/layout'
import { Notice } from '@/src/storefront/ui/notice'

const WORDS: Record<NoCatalogue, { title: string; text: string }> = {
  unreadable: {
    title: 'Orders are paused for a moment',
    text: 'We can’t load our price list, so you can’t order right now. Please come back in a few minutes.',
  },
  not_offered: {
    title: 'Not available right now',
    text: 'We are not taking new orders for this service right now.',
  },
}

/** Links of the router would be loaded with every checkout, for a page that hardly shows. */
const LOOK = buttonClass({ variant: 'secondary', size: 'sm' })

type NotOnSaleProps = { reason: NoCatalogue; address: string }

/** Nothing can be bought here, and why. */
export function NotOnSale({ reason, address }: NotOnSaleProps) {
  const { title, text } = WORDS[reason]
  return (
    <Container width="form" className="py-10 lg:py-16">
      <h1 className="heading mb-6 text-2xl">Service Checkout</h1>
      <Notice
        tone="warning"
        title={title}
        action={
          <div className="flex flex-wrap gap-2">
            {reason === 'unreadable' && (
              <a href={address} className={LOOK}>
                Try again
              </a>
            )}
            <a href="/support" className={LOOK}>
              Contact support
            </a>
          </div>
        }
      >
        {text}
      </Notice>
    </Container>
  )
}
