import { missingDetails } from '@/src/domain/orders/asked-details'
import type { OrderView } from '@/src/domain/orders/my-order'

type Step = readonly [title: string, text: string]

/** What we promise to do: a formation within 24 hours of its details, the others without a date. */
function ours(order: OrderView, waits: boolean): Step {
  if (!order.clock) {
    return ['We start on it', waits ? 'We start when your details are in.' : 'We have started.']
  }
  const since = waits ? ' of receiving your details' : ''
  return ['We file it', `We file with your state within 24 hours${since}, or we refund our fee.`]
}

function stepsOf(order: OrderView, signedIn: boolean): Step[] {
  const waits = missingDetails(order).length > 0
  return [
    ...(waits
      ? [
          [
            'You add the details',
            'We need them before we can start. You can save and return.',
          ] as const,
        ]
      : []),
    ours(order, waits),
    ['You get email updates', 'We email you at each step.'],
    [
      'You can look any time',
      signedIn
        ? 'Track your order in your dashboard.'
        : 'The link in your receipt email opens your order.',
    ],
  ]
}

/** What follows a paid order, in its order. */
export function WhatHappens({ order, signedIn }: { order: OrderView; signedIn: boolean }) {
  return (
    <section className="mt-10">
      <h2 className="heading text-xl">What happens next</h2>
      <ol className="mt-4 max-w-140 border-t border-border">
        {stepsOf(order, signedIn).map(([title, text], index) => (
          <li key={title} className="flex gap-4 border-b border-border py-4">
            <span aria-hidden className="w-5 shrink-0 font-semibold text-muted tabular-nums">
              {index + 1}
            </span>
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="text-sm text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
