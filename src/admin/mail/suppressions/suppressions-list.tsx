import type { Where } from 'payload'
import { column, momentColumn, wordColumn } from '@/src/admin/kit/list/columns'
import { listRows, withGrant } from '@/src/admin/kit/list/list-rows'
import { having, type ListSpec } from '@/src/admin/kit/list/list-spec'
import { SUPPRESSION_REASONS } from '@/src/domain/mail/suppression-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { Suppression } from '@/src/payload-types'
import { LiftSuppression } from './LiftSuppression'

const SHOWN = { email: true, reason: true, note: true, createdAt: true } as const

type SuppressionRow = Pick<Suppression, 'id' | keyof typeof SHOWN> & {
  readonly grant: Grant<'changeSuppressions'> | null
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
    unsubscribed: having('Unsubscribed', 'reason', 'unsubscribed', 'No one has unsubscribed.'),
    bounced: having('Bounced', 'reason', ['bounced', 'soft_bounced'], 'No address has bounced.'),
    complained: having(
      'Complaints',
      'reason',
      'complained',
      'No one has marked your email as spam.',
    ),
    manual: having('Added by staff', 'reason', 'manual', 'Nothing was added or imported.'),
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
    wordColumn('Reason', 'left', ({ reason }) => SUPPRESSION_REASONS[reason]),
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
  ...listRows('suppressions', SHOWN, withGrant('changeSuppressions')),
}
