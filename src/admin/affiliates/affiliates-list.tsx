import { column } from '@/src/admin/kit/list/columns'
import { having, type ListSpec } from '@/src/admin/kit/list/list-spec'
import { isEmail, whereHolds } from '@/src/admin/kit/list/search-words'
import { addressWith, adminHref } from '@/src/admin/kit/screens/admin-href'
import { RowTitle } from '@/src/admin/kit/ui/DataTable'
import { amount, count } from '@/src/admin/kit/ui/format'
import { withSub } from '@/src/admin/kit/ui/parts'
import { conversionRate } from '@/src/domain/affiliates/affiliate-view'
import { ActiveSwitch } from './ActiveSwitch'
import { type AffiliateRow, affiliateRows } from './affiliate-rows'
import { codeColumn } from './code-column'
import { RateField } from './RateField'

export const ledgerHref = (id: string): string => addressWith(adminHref('affiliate'), {}, { id })

export const affiliatesList: ListSpec<AffiliateRow> = {
  screen: 'affiliates',
  description: 'Who refers customers to us, what came of it, and what they earn.',
  empty: 'No affiliates yet. Customers join on the affiliate page of their dashboard.',
  views: {
    all: { label: 'All', where: {} },
    active: { label: 'Active', where: { isActive: { equals: true } } },
    inactive: having('Inactive', 'isActive', false, 'Every link is switched on.'),
  },
  filters: {},
  search: {
    label: 'Name, email or code',
    where: (text) => (isEmail(text) ? { 'user.email': { equals: text } } : whereHolds(text)),
  },
  sort: '-totalEarnedMinor',
  columns: [
    column('Affiliate', { phone: 'title', csv: ({ name }) => name }, ({ id, name, email }) => (
      <RowTitle href={ledgerHref(id)} sub={email === name ? '' : email}>
        {name}
      </RowTitle>
    )),
    codeColumn('Code', 'left'),
    column(
      'Clicks',
      { end: true, sort: 'clicks', csv: ({ clicks }) => String(clicks) },
      ({ clicks }) => count(clicks),
    ),
    column(
      'Conversions',
      { end: true, sort: 'conversions', csv: ({ conversions }) => String(conversions) },
      ({ clicks, conversions }) => (
        <span>{withSub(count(conversions), conversionRate(clicks, conversions))}</span>
      ),
    ),
    column(
      'Rate',
      { end: true, csv: ({ commissionRate }) => String(commissionRate) },
      ({ id, name, commissionRate, grant }) => (
        <RateField grant={grant} id={id} key={commissionRate} name={name} rate={commissionRate} />
      ),
    ),
    column(
      'Earned',
      {
        phone: 'aside',
        end: true,
        sort: 'totalEarnedMinor',
        csv: ({ totalEarnedMinor }) => (totalEarnedMinor / 100).toFixed(2),
      },
      ({ totalEarnedMinor, totalPaidMinor }) =>
        withSub(
          amount(totalEarnedMinor, 'USD'),
          totalPaidMinor > 0 && `${amount(totalPaidMinor, 'USD')} paid`,
        ),
    ),
    column(
      'Status',
      { csv: ({ isActive }) => (isActive ? 'Active' : 'Inactive') },
      ({ id, name, isActive, grant }) => (
        <ActiveSwitch grant={grant} id={id} isActive={isActive} name={name} />
      ),
    ),
  ],
  csvMore: [
    { label: 'Email', csv: ({ email }) => email },
    { label: 'Paid out', csv: ({ totalPaidMinor }) => (totalPaidMinor / 100).toFixed(2) },
  ],
  ...affiliateRows,
}
