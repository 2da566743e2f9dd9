import type { PayloadRequest } from 'payload'
import { column, statusColumn } from '@/src/admin/kit/list/columns'
import { Day } from '@/src/admin/kit/time/When'
import { DataTable } from '@/src/admin/kit/ui/DataTable'
import { amount } from '@/src/admin/kit/ui/format'
import { EmptyState, Section } from '@/src/admin/kit/ui/parts'
import { idOf, idsOf } from '@/src/domain/vocabulary/relation'
import type { Status } from '@/src/domain/vocabulary/status'
import type { Payout } from '@/src/payload-types'
import { affiliateCodes, lastPayouts } from '@/src/queries/affiliates/staff-affiliates'

const SHOWN = 100

const STATUS: Readonly<Record<Payout['status'], Status>> = {
  pending: { label: 'Pending', tone: 'warning' },
  paid: { label: 'Paid', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
}

export async function PayoutHistory({ req, link }: { req: PayloadRequest; link?: string }) {
  const docs = await lastPayouts(req, SHOWN, link)
  const codes = await affiliateCodes(req, idsOf(docs.map(({ link }) => link)))
  return (
    <Section
      description={docs.length === SHOWN ? `The last ${SHOWN}.` : undefined}
      id="paid"
      title="Payouts"
    >
      <DataTable<Payout>
        columns={[
          column('Affiliate', 'title', (row) => codes.get(idOf(row.link) ?? '') ?? '–'),
          column('Reference', 'left', ({ reference }) => reference),
          column('Method', {}, ({ method }) => method || '–'),
          statusColumn(STATUS, 'right'),
          column('Amount', { phone: 'aside', end: true }, ({ amountMinor, currency }) =>
            amount(amountMinor, currency),
          ),
          column('Paid', {}, ({ paidAt }) => (paidAt ? <Day at={paidAt} /> : '–')),
        ]}
        empty={<EmptyState isSmall>Nothing has been paid out yet.</EmptyState>}
        isWhole
        label="Payouts"
        rows={docs}
      />
    </Section>
  )
}
