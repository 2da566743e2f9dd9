import type { PayloadRequest, Where } from 'payload'

import { CountCards } from '@/src/admin/kit/list/CountCards'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { addressWith } from '@/src/admin/kit/ui/address'
import { labelledSo, TASK_LABELS } from '@/src/domain/compliance/staff-label'

import { LABELS } from './compliance-list'

const card = (label: string, where: Where, view: string) => ({
  label,
  where,
  href: addressWith(adminHref('compliance'), {}, { view }),
})

/** How many tasks there are of each label; each figure opens them. */
export function TaskCounts({ req, today }: { req: PayloadRequest; today: string }) {
  const cards = [
    card('Total tasks', {}, 'all'),
    ...LABELS.map((one) => card(TASK_LABELS[one].label, labelledSo(one, today), one)),
  ]
  return <CountCards cards={cards} collection="complianceTasks" req={req} />
}
