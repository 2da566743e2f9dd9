import { column } from '@/src/admin/kit/list/columns'
import type { ListSpec } from '@/src/admin/kit/list/list-spec'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { TonePill } from '@/src/admin/kit/status/pills'
import { Day } from '@/src/admin/kit/time/When'
import { RowLink } from '@/src/admin/kit/ui/DataTable'
import { amount } from '@/src/admin/kit/ui/format'
import { withSub } from '@/src/admin/kit/ui/parts'
import { isStep, STEPS } from '@/src/domain/vocabulary/checkout-steps'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { isoDayIn } from '@/src/domain/vocabulary/time/time-zone'
import { countLeads, type LeadRow, leadName, readLeads } from '@/src/queries/leads/lead-rows'
import { BandPill, partsOf } from '../BandPill'
import { LeadRowActions } from './LeadRowActions'
import { leadQuestions } from './lead-views'

export const stepText = (step: string): string => (isStep(step) ? STEPS[step] : 'Completed')

/** Whether a lead bought, was marked by hand, or is still to be won. */
export function conversionText({
  converted,
  markedAt,
  convertedBy,
}: Pick<LeadRow, 'converted' | 'markedAt' | 'convertedBy'>): string {
  if (!converted) return 'Open'
  return markedAt && !convertedBy ? 'Converted by hand' : 'Converted'
}

/** What a spreadsheet gets: exactly these, in this order. */
const CSV: NonNullable<ListSpec<LeadRow>['csvMore']> = [
  { label: 'Email', csv: ({ email }) => email },
  { label: 'Name', csv: fullName },
  { label: 'Phone', csv: ({ phone }) => phone ?? '' },
  { label: 'Company', csv: ({ companyName }) => companyName ?? '' },
  { label: 'Package', csv: ({ packageName }) => packageName ?? '' },
  { label: 'State', csv: ({ stateName }) => stateName ?? '' },
  { label: 'Step', csv: ({ checkoutStep }) => checkoutStep },
  { label: 'Amount', csv: ({ totalAmount }) => (totalAmount / 100).toFixed(2) },
  { label: 'Converted', csv: ({ converted }) => (converted ? 'Yes' : 'No') },
  { label: 'Date', csv: ({ createdAt }, zone) => isoDayIn(new Date(createdAt), zone) },
]

export const leadsList: ListSpec<LeadRow> = {
  screen: 'leads',
  description: 'People who started a checkout, the most promising first.',
  empty: 'No leads yet. People appear here once they give their email in the checkout.',
  ...leadQuestions,
  countViews: true,
  isDated: true,
  bulk: leadName,
  columns: [
    column('Contact', 'title', (row) =>
      withSub(
        <RowLink href={adminHref('lead', row.id)}>{leadName(row)}</RowLink>,
        leadName(row) !== row.email && row.email,
      ),
    ),
    column('Company', 'left', ({ companyName }) => companyName || '–'),
    column('Package', 'hidden', ({ packageName }) => packageName ?? '–'),
    column('State', 'hidden', ({ stateCode, stateName }) =>
      stateCode ? <abbr title={stateName ?? undefined}>{stateCode}</abbr> : '–',
    ),
    column('Step', {}, ({ checkoutStep }) => stepText(checkoutStep)),
    column('Value', { phone: 'right', end: true, sort: 'totalAmount' }, ({ totalAmount }) =>
      amount(totalAmount, 'USD'),
    ),
    column('Score', { phone: 'aside', sort: 'rank' }, (row) => (
      <BandPill hasBought={row.converted} parts={partsOf(row)} score={row.score ?? 0} />
    )),
    column('Status', {}, (row) =>
      withSub(
        <TonePill tone={row.converted ? 'good' : 'neutral'}>{conversionText(row)}</TonePill>,
        row.ownerName,
      ),
    ),
    column('Date', { phone: 'hidden', sort: 'createdAt' }, ({ createdAt }) => (
      <Day at={createdAt} />
    )),
    column('Actions', {}, (row) => (
      <LeadRowActions
        email={row.email}
        id={row.id}
        isTrashed={Boolean(row.deletedAt)}
        mayChange={row.mayChange}
        name={leadName(row)}
        phone={row.phone ?? null}
      />
    )),
  ],
  csvMore: CSV,
  count: countLeads,
  read: readLeads,
}
