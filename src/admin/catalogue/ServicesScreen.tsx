import type { PayloadRequest } from 'payload'

import { recordScreen } from '@/src/admin/kit/record/record-screen'
import { Notice } from '@/src/admin/kit/ui/Notice'
import { whyServiceOff } from '@/src/queries/catalogue/why-off'
import { salesAt } from '@/src/services/catalogue/licensing/confirmations'
import { OffNotes } from './licensing/OffNotes'

/** Which packages are not on sale though their service is active, and why. */
async function packagesOff(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'services',
    select: { name: true, slug: true, packageTypes: true },
    sort: 'sortOrder',
    depth: 0,
    limit: 50,
    overrideAccess: false,
    req,
  })
  const sales = await salesAt({ payload: req.payload })
  const reasons = docs.flatMap(({ name, slug, packageTypes }) =>
    whyServiceOff(sales, slug, packageTypes).map(({ text, at }) => ({
      text: `${name}, ${text}`,
      at,
    })),
  )
  if (reasons.length === 0) return null
  return (
    <Notice title="Not on sale. " tone="warning">
      <OffNotes reasons={reasons} />
    </Notice>
  )
}

/** Services sold on their own, with what each of their packages costs. */
export const ServicesScreen = recordScreen('services', {
  noun: 'service',
  description:
    'Services sold on their own, and their prices. A change shows on the website right away.',
  empty: 'No services yet. Add one to sell it on its own.',
  columns: ['slug', 'isActive', 'sortOrder', 'updatedAt'],
  sections: [
    {
      title: 'Service',
      fields: ['name', 'slug', 'checkoutTitle', 'menuText', 'description', 'sortOrder', 'isActive'],
    },
    { title: 'What customers choose from', fields: ['packageTypes'] },
  ],
  stays: true,
  note: packagesOff,
})
