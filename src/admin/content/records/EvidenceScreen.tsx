import { recordScreen } from '@/src/admin/kit/record/record-screen'

export const EvidenceScreen = recordScreen('evidence', {
  noun: 'evidence file',
  description: 'Files that prove what the site claims. Only staff see them.',
  empty: 'No evidence yet. Add a letter, a report or a customer’s consent.',
  columns: ['filename', 'filesize', 'createdAt'],
})
