import type { ReactNode } from 'react'
import {
  type AffiliateView,
  type CommissionView,
  conversionRate,
  type PayoutView,
} from '@/src/domain/affiliates/affiliate-view'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { CopyField } from '@/src/storefront/ui/copy-field'
import { EmptyState } from '@/src/storefront/ui/empty-state'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Money } from '@/src/storefront/ui/money'
import { Notice } from '@/src/storefront/ui/notice'
import { Pages } from '@/src/storefront/ui/pages'
import { TitledPart } from '@/src/storefront/ui/titled-part'
import { CommissionsTable, NextPayout, PayoutList } from './AffiliateTables'
import { EarningsChart } from './EarningsChart'
import { AffiliateTerms, HowItWorks } from './Joining'
import { PayoutDetails } from './PayoutDetails'

type AffiliateScreenProps = {
  view: AffiliateView
  address: string
  companyName: string
  /** Filled in as the name of anyone who is paid. */
  ownName: string
  history: {
    readonly commissions: readonly CommissionView[]
    readonly page: number
    readonly pages: number
  }
  payouts: readonly PayoutView[]
  justCreated: boolean
}

/** Everything an affiliate sees: the link, what it has brought, and the way to the money. */
export function AffiliateScreen(props: AffiliateScreenProps) {
  const { view, address, companyName, justCreated } = props
  return (
    <div className="flex flex-col gap-12">
      <div className="flex flex-col gap-6">
        {justCreated && (
          <Notice tone="success" live>
            Affiliate link created successfully!
          </Notice>
        )}
        {!view.isActive && (
          <Notice tone="warning" title="Your link is inactive">
            New visits and orders through it don’t count. We still pay what you have earned. Write
            to support if you think this is a mistake.
          </Notice>
        )}
        <ReferralLink address={address} companyName={companyName} />
      </div>
      <AffiliateFigures view={view} />
      <div className="grid gap-x-12 gap-y-12 xl:grid-cols-[1fr_20rem]">
        <History {...props} />
        <PayoutParts {...props} />
      </div>
      <TitledPart title="How it works">
        <HowItWorks rate={view.commissionRate} />
      </TitledPart>
      <section id="terms">
        <details>
          <summary className="link inline-block text-lg font-semibold">Affiliate terms</summary>
          <div className="mt-3">
            <AffiliateTerms accepted={view.terms} />
          </div>
        </details>
      </section>
    </div>
  )
}

function History({ view, history }: AffiliateScreenProps) {
  const { commissions, page, pages } = history
  return (
    <div className="flex min-w-0 flex-col gap-12">
      <TitledPart title="Earnings by month">
        <EarningsChart months={view.months} />
      </TitledPart>
      <TitledPart title="History">
        {commissions.length > 0 ? (
          <CommissionsTable commissions={commissions} />
        ) : (
          <EmptyState title="No orders yet">
            Orders that come through your link appear here as soon as they are paid.
          </EmptyState>
        )}
        <Pages page={page} pages={pages} href={(to) => `/dashboard/affiliate?page=${to}`} />
      </TitledPart>
    </div>
  )
}

function PayoutParts({ view, payouts, ownName }: AffiliateScreenProps) {
  return (
    <div className="flex min-w-0 flex-col gap-12">
      <TitledPart title="Next payout">
        <NextPayout balance={view.balance} approvals={view.approvals} />
      </TitledPart>
      <TitledPart title="Payout details">
        <PayoutDetails details={view.payoutDetails} name={ownName} />
      </TitledPart>
      <TitledPart title="Payouts">
        <PayoutList payouts={payouts} />
      </TitledPart>
    </div>
  )
}

type ReferralLinkProps = { address: string; companyName: string }

/** Plain links: no one's script runs here, and no one learns of it before one is followed. */
function sharingLinks(address: string, companyName: string) {
  const words = `I recommend ${companyName} for starting a US company.`
  const query = (values: Record<string, string>) =>
    new URLSearchParams(values).toString().replaceAll('+', '%20')
  return [
    ['Email', `mailto:?${query({ subject: companyName, body: `${words}\n\n${address}` })}`],
    ['WhatsApp', `https://wa.me/?${query({ text: `${words} ${address}` })}`],
    ['X', `https://x.com/intent/post?${query({ text: words, url: address })}`],
  ] as const
}

/** The link to pass on, and where to. */
function ReferralLink({ address, companyName }: ReferralLinkProps) {
  return (
    <div className="flex max-w-140 flex-col gap-2">
      <CopyField label="Your referral link" value={address} />
      <ul aria-label="Share your link" className="flex flex-wrap gap-2">
        {sharingLinks(address, companyName).map(([name, href]) => (
          <li key={name}>
            <ButtonLink
              href={href}
              variant="secondary"
              size="sm"
              target={href.startsWith('https:') ? '_blank' : undefined}
              rel="noopener noreferrer"
            >
              {name === 'Email' ? 'Share by email' : `Share on ${name}`}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Figure = readonly [name: string, value: ReactNode, note?: ReactNode]

function figuresOf(view: AffiliateView): Figure[] {
  const { balance, approvals, clicks, paidOutMinor } = view
  const [next] = approvals
  return [
    ['Clicks', clicks.toLocaleString('en-US')],
    ['Conversions', balance.conversions.toLocaleString('en-US')],
    ['Conversion rate', conversionRate(clicks, balance.conversions)],
    [
      'Pending',
      <Money key="pending" minor={balance.pendingMinor} />,
      next && `Next approval ${calendarDay(next.day)}`,
    ],
    [
      'Approved',
      <Money key="approved" minor={balance.approvedMinor} />,
      balance.approvedMinor > 0 && 'Goes out with the next payout',
    ],
    ['Paid', <Money key="paid" minor={paidOutMinor} />],
  ]
}

/** What the link has brought, counted and in money. */
function AffiliateFigures({ view }: { view: AffiliateView }) {
  return (
    <dl
      aria-label="Your figures"
      className="grid grid-cols-2 gap-px overflow-hidden rounded-ui border border-border bg-border md:grid-cols-3"
    >
      {figuresOf(view).map(([name, value, note]) => (
        <div key={name} className="flex flex-col bg-raised px-5 py-4">
          <dt className="order-2 text-sm text-muted">{name}</dt>
          <dd className="order-1 text-xl font-semibold tabular-nums">{value}</dd>
          {note && <dd className="order-3 text-xs text-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
