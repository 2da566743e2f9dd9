import { can } from '@/src/access/actions'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { addressWith, adminHref } from '@/src/admin/kit/screens/admin-href'
import { amount, count } from '@/src/admin/kit/ui/format'
import { LinkButton, Notice, PageLink, StatCards } from '@/src/admin/kit/ui/parts'
import { conversionRate } from '@/src/domain/affiliates/affiliate-view'
import { plural } from '@/src/domain/vocabulary/plural'
import {
  affiliateTotals,
  countReviews,
  type TopPerformer,
  topPerformers,
} from '@/src/queries/affiliates/staff-affiliates'

import { affiliatesList, ledgerHref } from './affiliates-list'

const dollars = (minor: number) => amount(minor, 'USD')

function TopPerformers({ top }: { top: readonly TopPerformer[] }) {
  if (top.length === 0) return null
  return (
    <section aria-labelledby="top-performers">
      <h2 className="m-0 mb-1.5 text-base" id="top-performers">
        Top Performers
      </h2>
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(180px,1fr))] gap-2 m-0 mb-5 p-0 list-none phone:grid-cols-[1fr] phone:gap-0">
        {top.map(({ id, name, code, conversions, earnedMinor }) => (
          <li
            className="grid px-3 py-2 border border-line rounded-ui wrap-anywhere phone:grid-cols-[1fr_auto] phone:-mt-px phone:rounded-none"
            key={id}
          >
            <PageLink href={ledgerHref(id)}>{name}</PageLink>
            <small className="text-muted phone:row-start-2">{`${code}, ${plural(conversions, 'order')}`}</small>
            <strong className="tabular-nums">{dollars(earnedMinor)}</strong>
          </li>
        ))}
      </ol>
    </section>
  )
}

const toReview = () => addressWith(adminHref('commissions'), {}, { view: 'review' })

export const AffiliatesScreen = screenView('affiliates', async ({ context }) => {
  const { req } = context
  const [totals, top, reviews] = [
    await affiliateTotals(req),
    await topPerformers(req),
    await countReviews(req),
  ]
  const { affiliates, clicks, conversions, earnedMinor, owedMinor } = totals
  const mayPay = await can(req, 'payOut')
  return (
    <ListPage
      className="list-lean"
      actions={mayPay && <LinkButton href={adminHref('payouts')}>Payouts</LinkButton>}
      context={context}
      list={affiliatesList}
      stats={
        <>
          {reviews > 0 && (
            <Notice
              action={<LinkButton href={toReview()}>Review</LinkButton>}
              title={`${plural(reviews, 'commission')} to review. `}
              tone="warning"
            >
              The order may be the affiliate’s own: paid with a card like theirs, or placed in a
              browser where they have signed in.
            </Notice>
          )}
          <StatCards
            stats={[
              { label: 'Affiliates', value: count(affiliates) },
              { label: 'Clicks', value: count(clicks), href: adminHref('affiliateClicks') },
              {
                label: 'Conversions',
                value: count(conversions),
                beside: clicks > 0 && conversionRate(clicks, conversions),
              },
              {
                label: 'Earned',
                value: dollars(earnedMinor),
                href: adminHref('commissions'),
              },
              {
                label: 'Owed',
                value: dollars(owedMinor),
                href: mayPay ? adminHref('payouts') : undefined,
              },
            ]}
          />
          <TopPerformers top={top} />
        </>
      }
    />
  )
})
