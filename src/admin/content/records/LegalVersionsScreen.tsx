import { recordScreen } from '@/src/admin/kit/record/record-screen'

export const LegalVersionsScreen = recordScreen('legalVersions', {
  noun: 'legal version',
  description:
    'Every legal text as it was published. Accounts and orders name the one that was accepted.',
  empty: 'No versions yet. The first one appears when a legal page is published.',
  columns: ['page', 'version', 'publishedBy', 'createdAt'],
  sort: '-createdAt',
  isKept: true,
})
