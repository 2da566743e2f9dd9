import { column, momentColumn, wordColumn } from '@/src/admin/kit/list/columns'
import { listRows } from '@/src/admin/kit/list/list-rows'
import { type ListSpec, oneOf } from '@/src/admin/kit/list/list-spec'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { ShortMoment } from '@/src/admin/kit/time/When'
import { RowLink } from '@/src/admin/kit/ui/DataTable'
import { AREA_NAMES, AREAS } from '@/src/domain/platform/permissions/areas'
import { isId } from '@/src/domain/vocabulary/id'
import type { AuditLog } from '@/src/payload-types'
import { businessZone } from '@/src/services/platform/business-zone'
import { ACTS, actionText, actLabel, areaLabel, fieldText, namesOf, snapshot } from './audit-text'
import { currencyIn, isMoment, type Reading, readable } from './audit-values'

/** What entries of the audit log are about: collections, globals and tables of our own. */
const AUDITED = [
  'orders',
  'subscriptions',
  'filings',
  'serviceDetails',
  'documents',
  'papers',
  'official_forms',
  'screenings',
  'screening_lists',
  'screening_source',
  'signing_keys',
  'users',
  'rolePermissions',
  'packages',
  'services',
  'addons',
  'offers',
  'states',
  'checkoutPackages',
  'confirmations',
  'tickets',
  'cannedReplies',
  'complianceTasks',
  'emails',
  'emailTemplates',
  'emailCampaigns',
  'suppressions',
  'followupCampaigns',
  'affiliateLinks',
  'commissions',
  'paymentGateways',
  'payments',
  'refunds',
  'payouts',
  'webhookEvents',
  'leads',
  'leadActivities',
  'leadScoring',
  'visits',
  'seoPages',
  'redirects',
  'contentElements',
  'sitePages',
  'faqs',
  'testimonials',
  'evidence',
  'media',
  'jobOpenings',
  'jobApplications',
  'auditLog',
  'securityEvents',
  'jobs',
  'settings',
  'privateSettings',
  'whatsappSettings',
] as const

const SHOWN = {
  createdAt: true,
  actorEmail: true,
  action: true,
  area: true,
  entity: true,
  documentId: true,
  before: true,
  after: true,
  ip: true,
} as const

type Entry = Pick<AuditLog, 'id' | keyof typeof SHOWN> & {
  /** The office's, in which moments are told. */
  readonly zone: string
}

const DAY_MS = 24 * 60 * 60 * 1000
const PERIODS: Readonly<Record<string, { label: string; days: number }>> = {
  '24h': { label: 'Last 24 hours', days: 1 },
  '7d': { label: 'Last 7 days', days: 7 },
  '30d': { label: 'Last 30 days', days: 30 },
  '90d': { label: 'Last 90 days', days: 90 },
}

/** The longest of the periods that are asked for. */
const since = (periods: readonly string[]) => {
  const days = Math.max(...periods.map((period) => PERIODS[period]?.days ?? 0))
  return new Date(Date.now() - days * DAY_MS).toISOString()
}

export const auditLogList: ListSpec<Entry> = {
  screen: 'auditLog',
  description: 'Who changed what in the back-office, with the values before and after.',
  empty: 'No changes yet. Changes by staff appear here.',
  views: {
    all: { label: 'All', where: {} },
    changed: { label: 'Changes', where: { action: { equals: 'update' } } },
    added: { label: 'Added', where: { action: { equals: 'create' } } },
    deleted: { label: 'Deleted', where: { action: { equals: 'delete' } } },
    alarms: { label: 'Alarms', where: { action: { equals: 'alarm' } } },
  },
  filters: {
    area: oneOf(
      'Area',
      'area',
      Object.fromEntries(AREA_NAMES.map((area) => [area, AREAS[area].label])),
    ),
    collection: oneOf(
      'Collection',
      'entity',
      Object.fromEntries(AUDITED.map((slug) => [slug, fieldText(slug)])),
    ),
    act: oneOf(
      'Action',
      'action',
      Object.fromEntries(Object.keys(ACTS).map((act) => [act, actLabel(act)])),
    ),
    period: {
      label: 'Period',
      options: Object.fromEntries(Object.entries(PERIODS).map(([key, { label }]) => [key, label])),
      where: (periods) => ({ createdAt: { greater_than_equal: since(periods) } }),
    },
  },
  search: {
    label: 'Exact email or record ID',
    where: (text) => ({
      [isId(text) ? 'documentId' : 'actorEmail']: { equals: text.toLowerCase() },
    }),
  },
  sort: '-createdAt',
  bulk: (entry) => `${actionText(entry)}, by ${entry.actorEmail ?? 'System'}`,
  columns: [
    momentColumn('Time', 'aside'),
    wordColumn('Who', 'left', ({ actorEmail }) => actorEmail, 'System'),
    column(
      'What',
      { phone: 'title', csv: ({ action, entity }) => `${action} ${entity}` },
      (entry) => <RowLink href={adminHref('auditEntry', entry.id)}>{actionText(entry)}</RowLink>,
    ),
    wordColumn('Area', 'right', ({ area }) => areaLabel(area)),
    column(
      'Record',
      { phone: 'hidden', csv: ({ documentId }) => documentId ?? '' },
      ({ documentId }) => <code className="admin-ref">{documentId?.slice(0, 8)}</code>,
    ),
    wordColumn('From', 'hidden', ({ ip }) => ip),
    column(
      'Before and after',
      { csv: ({ before, after }) => JSON.stringify({ before, after }) },
      (entry) => <ChangedFields entry={entry} />,
    ),
  ],
  ...listRows('auditLog', SHOWN, async (req, found) => {
    const zone = await businessZone(req)
    return found.map((entry) => ({ ...entry, zone }))
  }),
}

/** A value in a few words; the entry itself has all of it. */
function shown(value: unknown, reading: Reading) {
  if (isMoment(value)) return <ShortMoment at={value} />
  if (typeof value === 'string' && isId(value)) {
    return <code className="admin-ref">{value.slice(0, 8)}</code>
  }
  const text = readable(value, reading).replaceAll(/\s+/g, ' ')
  return text.length > 40 ? `${text.slice(0, 40)}…` : text || '–'
}

/** The first field that changed, on a line, and how many more there are. */
function ChangedFields({ entry: { before, after, zone } }: { entry: Entry }) {
  const [was, is] = [snapshot.parse(before), snapshot.parse(after)]
  const [first, ...others] = namesOf(was, is)
  if (!first) return null
  const reading = { name: first, zone, currency: currencyIn(was, is) }
  return (
    <span>
      {`${fieldText(first)}: `}
      <del className="text-muted">{shown(was[first], reading)}</del> →{' '}
      <ins className="no-underline">{shown(is[first], reading)}</ins>
      {others.length > 0 && <small className="text-muted">{` +${others.length} more`}</small>}
    </span>
  )
}
