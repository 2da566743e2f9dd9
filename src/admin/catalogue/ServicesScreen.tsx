import { recordScreen } from '@/src/admin/kit/record/record-screen'

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
})
