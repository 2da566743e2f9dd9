import type { Where } from 'payload'
import { can } from '@/src/access/actions'
import { column, momentColumn } from '@/src/admin/kit/list/columns'
import type { ListSpec } from '@/src/admin/kit/list/list-spec'
import { SUPPRESSION_REASONS } from '@/src/domain/mail/suppression-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { Suppression } from '@/src/payload-types'
import { countUpTo, pageOf, readPage } from '@/src/queries/platform/list-pages'
import { LiftSuppression } from './LiftSuppression'

const SHOWN = { email: true, reason: true, note: true, createdAt: true } as const

type SuppressionRow = Pick<Suppression, 'id' | keyof typeof SHOWN> & {
  readonly grant: Grant<'changeSuppressions'> | null
}

const readSuppressions: ListSpec<SuppressionRow>['read'] = async (req, asked, limit) => {
  const docs = await readPage(req, 'suppressions', SHOWN, asked, limit)
  const grant = await can(req, 'changeSuppressions')
  return pageOf(
    docs.map((row) => ({ ...row, grant })),
    limit,
    ({ createdAt }) => createdAt,
  )
}

const found = (text: string): Where => ({
  or: [{ email: { contains: text.toLowerCase() } }, { note: { contains: text } }],
})

export const suppressionsList: ListSpec<SuppressionRow> = {
  screen: 'suppressions',
  description:
    'These addresses get no marketing email. Receipts and other order email still go out, except to addresses that do not exist.',
  empty: 'No one is on the list. People who unsubscribe and addresses that bounce appear here.',
  views: {
    all: { label: 'All', where: {} },
    unsubscribed: {
      label: 'Unsubscribed',
      where: { reason: { equals: 'unsubscribed' } },
      empty: 'No one has unsubscribed.',
    },
    bounced: {
      label: 'Bounced',
      where: { reason: { in: ['bounced', 'soft_bounced'] } },
      empty: 'No address has bounced.',
    },
    complained: {
      label: 'Complaints',
      where: { reason: { equals: 'complained' } },
      empty: 'No one has marked your email as spam.',
    },
    manual: {
      label: 'Added by staff',
      where: { reason: { equals: 'manual' } },
      empty: 'Nothing was added or imported.',
    },
  },
  filters: {},
  search: {
    label: 'Address or note',
    where: found,
    view: 'all',
  },
  sort: '-createdAt',
  countViews: true,
  columns: [
    column('Address', { phone: 'title', csv: ({ email }) => email }, ({ email }) => (
      <strong>{email}</strong>
    )),
    column(
      'Reason',
      { phone: 'left', csv: ({ reason }) => SUPPRESSION_REASONS[reason] },
      ({ reason }) => SUPPRESSION_REASONS[reason],
    ),
    column(
      'Note',
      { csv: ({ note }) => note ?? '' },
      ({ note }) => note && <span title={note}>{note}</span>,
    ),
    momentColumn('Since', 'right'),
    column(
      '',
      { end: true },
      ({ id, email, reason, grant }) =>
        grant && <LiftSuppression email={email} grant={grant} id={id} reason={reason} />,
    ),
  ],
  count: (req, asked, most) => countUpTo(req, 'suppressions', asked, most),
  read: readSuppressions,
}
