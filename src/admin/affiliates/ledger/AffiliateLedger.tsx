import { can } from '@/src/access/actions'
import { questionIn } from '@/src/admin/kit/list/list-spec'
import { NotThere, PageHeader } from '@/src/admin/kit/page/PageHeader'
import { askedId, screenView, type ViewContext } from '@/src/admin/kit/page/screen-view'
import { addressWith, adminHref } from '@/src/admin/kit/screens/admin-href'
import { DataTable } from '@/src/admin/kit/ui/DataTable'
import { amount } from '@/src/admin/kit/ui/format'
import { EmptyState, Facts, LinkButton, Section, StatCards } from '@/src/admin/kit/ui/parts'
import { PAYOUT_METHODS } from '@/src/domain/affiliates/payout-details'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { AffiliateLink } from '@/src/payload-types'
import { affiliateOf } from '@/src/queries/affiliates/staff-affiliates'
import { peopleById } from '@/src/queries/platform/records'
import { readBalance } from '@/src/services/affiliates/affiliate-account'

import { ActiveSwitch } from '../ActiveSwitch'
import { PayoutHistory } from '../payouts/PayoutHistory'
import { RevealAccount } from '../payouts/RevealAccount'
import { RateField } from '../RateField'
import { commissionRows } from './commission-rows'
import { commissionsList } from './commissions-list'

const dollars = (minor: number) => amount(minor, 'USD')
const SHOWN = 50

async function Commissions({ context: { req }, link }: Props) {
  const asked = { ...questionIn(commissionsList, {}), where: { link: { equals: link.id } } }
  const { rows, after } = await commissionRows.read(req, asked, SHOWN)
  const all = addressWith(adminHref('commissions'), {}, { q: link.code })
  return (
    <Section
      aside={after && <LinkButton href={all}>Show all</LinkButton>}
      description="What each order earned, the newest first."
      id="commissions"
      title="Ledger"
    >
      <DataTable
        columns={commissionsList.columns.filter(({ label }) => label !== 'Affiliate')}
        empty={<EmptyState isSmall>No commissions yet.</EmptyState>}
        isWhole
        label="Commissions"
        rows={rows}
      />
    </Section>
  )
}

type Props = { readonly context: ViewContext; readonly link: AffiliateLink }

async function Affiliate({ context, link }: Props) {
  const { req } = context
  const owner = idOf(link.user)
  const person = owner ? (await peopleById(req, [owner])).get(owner) : undefined
  const name = person?.name ?? 'Deleted account'
  const balance = await readBalance(req, link.id)
  const grant = await can(req, 'changeAffiliate')
  const reveal = await can(req, 'revealPayoutAccount')
  const { payoutMethod, payoutAccountLast4 } = link
  return (
    <div className="list-lean">
      <PageHeader description={`${name}, ${link.code}`} screen="affiliate" />
      <StatCards
        stats={[
          { label: 'Earned', value: dollars(balance.earnedMinor) },
          { label: 'Pending', value: dollars(balance.pendingMinor) },
          { label: 'Approved', value: dollars(balance.approvedMinor) },
          { label: 'Paid out', value: dollars(link.totalPaidMinor) },
          {
            label: 'Due now',
            value: dollars(balance.dueMinor),
            beside:
              balance.carryOverMinor > 0 && `less ${dollars(balance.carryOverMinor)} paid too much`,
          },
        ]}
      />
      <Facts
        className="grid-cols-[repeat(auto-fill,minmax(min(140px,45%),1fr))] m-0 mt-3.5 mb-7"
        facts={[
          ['Affiliate', name],
          ['Email', person?.email],
          ['Code', link.code],
          ['Clicks', String(link.clicks)],
          ['Conversions', String(link.conversions)],
          [
            'Rate',
            <RateField
              grant={grant}
              id={link.id}
              key={link.commissionRate}
              name={name}
              rate={link.commissionRate}
            />,
          ],
          [
            'Link',
            <ActiveSwitch
              key="active"
              grant={grant}
              id={link.id}
              isActive={link.isActive ?? false}
              name={name}
            />,
          ],
          [
            'Paid to',
            payoutMethod ? (
              <>
                {`${PAYOUT_METHODS[payoutMethod]}, ${payoutAccountLast4} `}
                {reveal && <RevealAccount grant={reveal} link={link.id} name={name} />}
              </>
            ) : (
              'No account yet'
            ),
          ],
        ]}
      />
      <Commissions context={context} link={link} />
      <PayoutHistory link={link.id} req={req} />
    </div>
  )
}

export const AffiliateLedger = screenView('affiliate', async ({ context }) => {
  const { req, search } = context
  const id = askedId(search)
  const link = id && (await affiliateOf(req, id))
  if (link) return <Affiliate context={context} link={link} />
  return (
    <NotThere link="All affiliates" list="affiliates" screen="affiliate">
      This affiliate does not exist.
    </NotThere>
  )
})
