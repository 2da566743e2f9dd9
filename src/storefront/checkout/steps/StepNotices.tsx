import { useEffect, useRef } from 'react'

import { formatMoney, money } from '@/src/domain/money/money'
import { Notice } from '@/src/storefront/ui/notice'

import type { Checkout } from '../use-checkout'

const shown = (minor: number) => formatMoney(money(minor, 'USD'))

/** What has happened that the customer should know before going on. */
export function StepNotices({ checkout }: { checkout: Checkout }) {
  const { step, catalogue, trouble, priceChanges, quote } = checkout.state
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
          We can’t read our price list. You can look around, but these prices are not for sale.
          Please come back in a few minutes.
        </Notice>
      )}
      {trouble && (
        <Notice tone="danger" title={trouble.title}>
          {trouble.message}
        </Notice>
      )}
      {priceChanges.length > 0 && (
        <Notice tone="warning" live title="The price changed since you started:">
          <ul className="flex flex-col gap-1">
            {priceChanges.map((change) => (
              <li key={change.label} className="tabular-nums">
                {change.label}: {shown(change.toMinor)} instead of {shown(change.fromMinor)}
              </li>
            ))}
          </ul>
          <p className="mt-1 font-semibold tabular-nums">
            Your total is now {shown(quote.totalMinor)}.
          </p>
        </Notice>
      )}
    </div>
  )
}
