import type { PayloadRequest } from 'payload'

import { recordScreen } from '@/src/admin/kit/record/record-screen'
import { Notice } from '@/src/admin/kit/ui/parts'
import { whyServicesOff } from '@/src/queries/catalogue/why-off'
import { OffNotes } from './licensing/OffNotes'

async function packagesOff(req: PayloadRequest) {
  const reasons = await whyServicesOff(req)
  if (reasons.length === 0) return null
  return (
    <Notice title="Not on sale. " tone="warning">
      <OffNotes reasons={reasons} />
    </Notice>
  )
}

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
