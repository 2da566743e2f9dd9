import type { DraftKind } from '@/src/domain/checkout/draft-kind'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import { keyIn } from '@/src/domain/vocabulary/keys'
import type { Money as Amount } from '@/src/domain/vocabulary/money/money'
import { serviceName } from '@/src/domain/vocabulary/service-names'
import { Button } from '@/src/storefront/ui/button'
import { EmailField } from '@/src/storefront/ui/forms/person-fields'
import { Money } from '@/src/storefront/ui/money'
import { Notice } from '@/src/storefront/ui/notice'
import { Day } from '@/src/storefront/ui/when'

/** Why an order could not be continued, by the error's code. */
const PROBLEMS = {
  wrong_email: 'This is not the email address on the order. Check it, or leave it empty.',
  paying: 'A payment for this order is under way. Wait a few minutes, then try again.',
  rate_limited: 'Too many tries. Please wait a few minutes, then try again.',
  invalid_input: 'Please check the form and try again.',
} as const

type ContinueOrderProps = {
  /** What the link carries. */
  token: string
  offer: {
    readonly kind: DraftKind
    readonly companyType: CompanyType | null
    /** Masked; null while the order has none. */
    readonly startedBy: string | null
    readonly startedAt: string
    readonly stepTitle: string
    readonly total: Amount | null
    /** What the mail said, where prices have changed since. */
    readonly was?: Amount | null
    readonly replaces: { readonly startedAt: string } | null
    readonly asksEmail: boolean
  }
  /** The code of what went wrong with the button, from the address. */
  problem: unknown
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

/** Whose order a link leads to, what it replaces here, and the button that goes on with it. */
export function ContinueOrder({ token, offer, problem }: ContinueOrderProps) {
  const { kind, companyType, startedBy, startedAt, stepTitle, total, was, replaces, asksEmail } =
    offer
  const code = keyIn(PROBLEMS, problem)
  const isOfEmail = code === 'wrong_email'
  return (
    <>
      <h1 className="heading text-2xl">Continue this order?</h1>
      <p className="mt-3 text-muted">
        This order was started
        {startedBy && (
          <span>
            {' by '}
            <strong className="font-semibold wrap-anywhere text-text">{startedBy}</strong>
          </span>
        )}{' '}
        on <Day at={startedAt} />. {!startedBy && <span>{'It has no email address yet. '}</span>}
        Continue only if you started it or know who did.
      </p>
      <dl className="mt-6 divide-y divide-border rounded-ui border border-border px-4 text-sm">
        <Fact label="Order">
          {serviceName(kind === 'formation' ? 'llc' : kind, { companyType })}
        </Fact>
        <Fact label="Last step">{stepTitle}</Fact>
        {total && (
          <Fact label="Total so far">
            <Money minor={total.minor} currency={total.currency} />
          </Fact>
        )}
        {was && (
          <Fact label="Total when we emailed you">
            <s>
              <Money minor={was.minor} currency={was.currency} />
            </s>
          </Fact>
        )}
      </dl>
      {was && (
        <Notice tone="neutral" title="Prices have changed" className="mt-6">
          The total above is the current one. You see each price again before you pay.
        </Notice>
      )}
      {replaces && (
        <Notice tone="warning" title="This replaces your other order" className="mt-6">
          You have an order open in this browser, started on <Day at={replaces.startedAt} />. If you
          continue, it no longer opens here.
        </Notice>
      )}
      {code && !isOfEmail && (
        <Notice tone="danger" className="mt-6">
          {PROBLEMS[code]}
        </Notice>
      )}
      <form method="post" action="/api/checkout/continue" className="mt-8 flex flex-col gap-5">
        <input type="hidden" name="token" value={token} />
        {asksEmail && (
          <EmailField
            label="Email address on the order"
            name="email"
            autoComplete="email"
            optional
            help="Enter it to keep the contact details on the order. If you leave it empty, you enter your own."
            error={isOfEmail ? PROBLEMS[code] : undefined}
          />
        )}
        <Button type="submit" size="lg" block>
          Continue this order
        </Button>
      </form>
      <p className="mt-4 text-sm text-muted">
        The order then opens in this browser only, and this link stops working. Nothing is charged.
      </p>
    </>
  )
}
