import type { ListSpec } from '@/src/admin/kit/list/list-spec'
import { isEmail, whereHolds } from '@/src/admin/kit/list/search-words'
import { addressWith, adminHref } from '@/src/admin/kit/screens/admin-href'
import { RowTitle } from '@/src/admin/kit/ui/DataTable'
import { amount, count } from '@/src/admin/kit/ui/format'
import { conversionRate } from '@/src/domain/affiliates/affiliate-view'
import { ActiveSwitch } from './ActiveSwitch'
import { type AffiliateRow, affiliateRows, countAffiliates } from './affiliate-rows'
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
    inactive: {
      label: 'Inactive',
      where: { isActive: { equals: false } },
      empty: 'Every link is switched on.',
    },
  },
  filters: {},
  search: {
    label: 'Name, email or code',
    where: (text) => (isEmail(text) ? { 'user.email': { equals: text } } : whereHolds(text)),
  },
  sort: '-totalEarnedMinor',
  columns: [
    {
      key: 'person',
      label: 'Affiliate',
      phone: 'title',
      cell: ({ id, name, email }) => (
        <RowTitle href={ledgerHref(id)} sub={email === name ? '' : email}>
          {name}
        </RowTitle>
      ),
      csv: ({ name }) => name,
    },
    codeColumn('Code', 'left'),
    {
      key: 'clicks',
      label: 'Clicks',
      end: true,
      sort: 'clicks',
      cell: ({ clicks }) => count(clicks),
      csv: ({ clicks }) => String(clicks),
    },
    {
      key: 'conversions',
      label: 'Conversions',
      end: true,
      sort: 'conversions',
      cell: ({ clicks, conversions }) => (
        <span>
          {count(conversions)}
          <small className="admin-sub">{conversionRate(clicks, conversions)}</small>
        </span>
      ),
      csv: ({ conversions }) => String(conversions),
    },
    {
      key: 'rate',
      label: 'Rate',
      end: true,
      cell: ({ id, name, commissionRate, grant }) => (
        <RateField grant={grant} id={id} key={commissionRate} name={name} rate={commissionRate} />
      ),
      csv: ({ commissionRate }) => String(commissionRate),
    },
    {
      key: 'earned',
      label: 'Earned',
      end: true,
      phone: 'aside',
      sort: 'totalEarnedMinor',
      cell: ({ totalEarnedMinor, totalPaidMinor }) => (
        <>
          {amount(totalEarnedMinor, 'USD')}
          <small className="admin-sub">
            {totalPaidMinor > 0 && `${amount(totalPaidMinor, 'USD')} paid`}
          </small>
        </>
      ),
      csv: ({ totalEarnedMinor }) => (totalEarnedMinor / 100).toFixed(2),
    },
    {
      key: 'status',
      label: 'Status',
      cell: ({ id, name, isActive, grant }) => (
        <ActiveSwitch grant={grant} id={id} isActive={isActive} name={name} />
      ),
      csv: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
    },
  ],
  csvMore: [
    { label: 'Email', csv: ({ email }) => email },
    { label: 'Paid out', csv: ({ totalPaidMinor }) => (totalPaidMinor / 100).toFixed(2) },
  ],
  count: countAffiliates,
  read: affiliateRows,
}
