import { recordScreen } from '@/src/admin/kit/record/record-screen'
import { collectionHref } from '@/src/lib/admin-address'

export const SitePagesScreen = recordScreen('sitePages', {
  noun: 'page',
  description: 'The long texts of legal pages and services, with drafts and a live preview.',
  empty: 'No pages yet. They arrive when the site starts.',
  columns: ['path', '_status', 'updatedOn', 'updatedAt'],
  opens: (id) => collectionHref('sitePages', id),
})
