import Link from 'next/link'

import { ServiceLinks } from '@/src/storefront/orders/list/NoOrders'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

const STEPS = [
  [
    'Choose a state and a package',
    'You see our fee and the state’s fee before you pay. It takes about ten minutes.',
  ],
  [
    'Tell us who owns and runs it',
    'Owners, management and the registered agent, in a short form on this dashboard.',
  ],
  [
    'We file. You follow it here.',
    'See each step with its date. Your documents, deadlines and receipts are kept here.',
  ],
] as const

/** What an account without orders begins with. */
export function FirstSteps() {
  return (
    <>
      <section
        aria-labelledby="first-steps"
        className="max-w-180 rounded-ui border border-border-strong bg-raised"
      >
        <div className="border-b border-border px-5 py-5 sm:px-7 sm:py-6">
          <h2 id="first-steps" className="text-lg font-semibold">
            Start your company
          </h2>
          <p className="mt-1 text-sm text-muted">Three steps. You’re on the first.</p>
        </div>
        <ol className="px-5 sm:px-7">
          {STEPS.map(([title, text], index) => (
            <li key={title} className="flex gap-4 border-b border-border py-5 last:border-b-0">
              <span
                aria-hidden
                className="flex size-7 shrink-0 items-center justify-center rounded-full border border-border-strong text-sm font-semibold tabular-nums"
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                <p className="font-semibold">{title}</p>
                <p className="mt-0.5 text-sm text-muted">{text}</p>
                {index === 0 && (
                  <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
                    <ButtonLink href="/">Start New Order</ButtonLink>
                    <Link href="/#pricing" className="link text-sm">
                      Compare packages
                    </Link>
                  </div>
                )}
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="other-services" className="mt-6 max-w-180">
        <h2 id="other-services" className="text-sm font-semibold">
          Have a company already?
        </h2>
        <ServiceLinks />
      </section>
      <p className="mt-6 max-w-[60ch] text-sm text-muted">
        Already ordered as a guest? Open the link in your confirmation email while you are signed
        in, and the order moves into this account.{' '}
        <Link href="/dashboard/support" className="link">
          Lost the link? Ask us
        </Link>
      </p>
    </>
  )
}
