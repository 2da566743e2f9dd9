import type { PayloadRequest } from 'payload'

import { recordScreen } from '@/src/admin/kit/record/record-screen'
import type { RecordRow } from '@/src/admin/kit/record/record-spec'
import { Facts } from '@/src/admin/kit/ui/parts'
import { formatMoney, usd } from '@/src/domain/vocabulary/money/money'
import { countOfferUses } from '@/src/services/catalogue/offers'

const ANYBODY = { mailbox: null, user: null, order: null }

/** How often an offer is used of how often it may be: `3 of 10`. */
async function Uses({ req, offer: { id, maxUses } }: { req: PayloadRequest; offer: RecordRow }) {
  const { inAll } = await countOfferUses(req, id, ANYBODY)
  return typeof maxUses === 'number' ? `${inAll} of ${maxUses}` : String(inAll)
}

export const OffersScreen = recordScreen('offers', {
  noun: 'offer',
  description:
    'Discounts on our own fees. State fees never change. One offer per order. Share it as a code, or add ?offer=CODE to the address of any page.',
  empty: 'No offers yet. Add one to give customers a discount by a code, a link or the popup.',
  columns: [
    'code',
    {
      key: 'value',
      label: 'Discount',
      phone: 'right',
      reads: ['kind', 'value'],
      cell: ({ kind, value }) =>
        kind === 'percent' ? `${String(value)}%` : formatMoney(usd(Number(value))),
    },
    {
      key: 'uses',
      label: 'Used',
      reads: ['maxUses'],
      cell: (offer, req) => <Uses offer={offer} req={req} />,
    },
    'until',
    'isActive',
  ],
  sections: [
    { title: 'Discount', fields: ['title', 'code', 'kind', 'value', 'isActive'] },
    {
      title: 'What it applies to',
      fields: ['appliesTo', 'packages', 'addons', 'services', 'needsFormation'],
    },
    { title: 'Limits', fields: ['from', 'until', 'maxUses', 'maxUsesPerPerson'] },
  ],
  beside: (req, offer) => (
    <Facts
      facts={[
        ['Used in paid orders and orders being paid', <Uses key="" offer={offer} req={req} />],
      ]}
    />
  ),
})
