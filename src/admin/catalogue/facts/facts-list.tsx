import { column } from '@/src/admin/kit/list/columns'
import type { ListSpec } from '@/src/admin/kit/list/list-spec'
import { TonePill } from '@/src/admin/kit/status/pills'
import { RowLink } from '@/src/admin/kit/ui/DataTable'
import { withSub } from '@/src/admin/kit/ui/parts'
import { JURISDICTIONS } from '@/src/domain/catalogue/states/jurisdictions'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'

import { type FactRow, factPage, factRows } from './fact-rows'
import { ageText, beginText, COMPANY_WORDS, REASON_LABELS, valueText } from './fact-text'
import { SourceLink } from './SourceLink'

function Checked({ row: { fact, today } }: { row: FactRow }) {
  if (!fact.checked) return 'Never'
  return withSub(
    <time dateTime={fact.checked}>{calendarDay(fact.checked)}</time>,
    ageText(fact.checked, today),
  )
}

const SOURCE =
  'admin-above inline-block w-45 max-w-full overflow-hidden text-ellipsis whitespace-nowrap'

function Certainty({ row: { fact, reasons } }: { row: FactRow }) {
  const others = reasons.filter((reason) => reason !== 'usual')
  return withSub(
    fact.certainty === 'confirmed' ? (
      <TonePill tone="good">Confirmed</TonePill>
    ) : (
      <TonePill tone="warning">Usual</TonePill>
    ),
    others.map((one) => REASON_LABELS[one]).join(', '),
  )
}

export const factsList: ListSpec<FactRow> = {
  screen: 'stateFacts',
  description:
    'Fees, deadlines and taxes by state, with their sources. Review what is old or unsure.',
  empty:
    'Nothing to review. Facts older than 180 days, unconfirmed or without a source appear here.',
  views: {
    review: { label: 'Needs review', where: {} },
    all: { label: 'All', where: {} },
    scheduled: { label: 'Scheduled', where: {} },
  },
  filters: {
    state: {
      label: 'State',
      options: JURISDICTIONS,
      where: () => ({}),
    },
    type: { label: 'Company type', options: COMPANY_WORDS, where: () => ({}) },
    reason: { label: 'Reason', options: REASON_LABELS, where: () => ({}) },
  },
  search: { label: 'Search facts', where: () => ({}) },
  sort: 'checked',
  columns: [
    column('State', 'left', ({ state }) => state),
    column('Type', 'right', ({ fact }) => COMPANY_WORDS[fact.company]),
    column('Fact', 'title', ({ fact, href }) => <RowLink href={href}>{fact.title}</RowLink>),
    column('Value', {}, ({ fact }) => valueText(fact)),
    column('Takes effect', {}, ({ fact, isScheduled }) =>
      withSub(beginText(fact), isScheduled && 'Scheduled'),
    ),
    column('Source', {}, ({ fact: { source } }) =>
      source ? <SourceLink className={SOURCE} source={source} title={source.title} /> : 'None',
    ),
    column('Checked', { sort: 'checked' }, (row) => <Checked row={row} />),
    column('Certainty', 'aside', (row) => <Certainty row={row} />),
  ],
  count: async (req, asked) => ({ count: (await factRows(req, asked)).length, isMore: false }),
  read: factPage,
}
