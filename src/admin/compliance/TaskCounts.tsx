import type { PayloadRequest, Where } from 'payload'
import { Suspense } from 'react'

import { countUpTo } from '@/src/admin/kit/list/count-up-to'
import { countedWords } from '@/src/admin/kit/list/ListCount'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { addressWith } from '@/src/admin/kit/ui/address'
import { type Stat, StatCards } from '@/src/admin/kit/ui/StatCards'
import { labelledSo, TASK_LABELS } from '@/src/domain/compliance/staff-label'

import { LABELS } from './compliance-list'

async function Count({ req, where }: { req: PayloadRequest; where: Where }) {
  return countedWords(await countUpTo(req, 'complianceTasks', { where }))
}

/** How many tasks there are of each label; each figure opens them. */
export function TaskCounts({ req, today }: { req: PayloadRequest; today: string }) {
  const card = (label: string, where: Where, view: string): Stat => ({
    label,
    href: addressWith(adminHref('compliance'), {}, { view }),
    value: (
      <Suspense fallback="…">
        <Count req={req} where={where} />
      </Suspense>
    ),
  })
  return (
    <StatCards
      stats={[
        card('Total tasks', {}, 'all'),
        ...LABELS.map((one) => card(TASK_LABELS[one].label, labelledSo(one, today), one)),
      ]}
    />
  )
}
