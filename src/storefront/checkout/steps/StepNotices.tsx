import { useEffect, useRef } from 'react'

import { Button } from '@/src/storefront/ui/button'
import { Notice } from '@/src/storefront/ui/notice'

import type { Checkout } from '../formation/use-checkout'
import { PriceChanges } from '../PriceChanges'
import { PaymentTrouble } from '../payment/outcome/PaymentTrouble'
import type { Payment } from '../payment/use-payment'

/** What has happened that the customer should know before going on. */
export function StepNotices({ checkout, payment }: { checkout: Checkout; payment: Payment }) {
  const { step, catalogue, priceChanges, quote, isMethodLost } = checkout.state
  const { trouble } = payment
  const notices = useRef<HTMLDivElement>(null)

  // On the review the button that led here is far below what it has to say.
  useEffect(() => {
    if (step !== 'confirm' || (!trouble && priceChanges.length === 0)) return
    notices.current?.scrollIntoView({ block: 'center' })
  }, [step, trouble, priceChanges])

  return (
    <div ref={notices} className="flex flex-col gap-4 [&:not(:empty)]:mb-6">
      {catalogue.isFallback && (
        <Notice tone="warning" title="Orders are paused for a moment">
          We can’t load our price list. You can look around, but you can’t order at these prices.
          Please come back in a few minutes.
        </Notice>
      )}
      {isMethodLost && (
        <Notice title="Enter your payment details again">
          Your answers are saved. We never store card details, so reloading the page clears them.
        </Notice>
      )}
      {step === 'confirm' && (
        <PaymentTrouble
          payment={payment}
          action={
            <Button variant="secondary" size="sm" onClick={() => checkout.mend('payment')}>
              Choose another way to pay
            </Button>
          }
        />
      )}
      {priceChanges.length > 0 && (
        <PriceChanges changes={priceChanges} totalMinor={quote.totalMinor} />
      )}
    </div>
  )
}
