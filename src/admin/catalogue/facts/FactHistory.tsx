import { type Column, DataTable, RowLink } from '@/src/admin/kit/ui/DataTable'
import { Section } from '@/src/admin/kit/ui/Section'
import { stageOf } from '@/src/domain/catalogue/fact-editing/standing-facts'
import { versionsOf } from '@/src/domain/catalogue/facts/in-force'
import { factId, type StateFact } from '@/src/domain/catalogue/facts/state-fact'
import type { StateWithFacts } from '@/src/services/catalogue/facts/state-with-facts'

import { factHref } from './fact-address'
import { beginWords, valueWords } from './fact-words'

type Props = { readonly state: StateWithFacts; readonly fact: StateFact; readonly today: string }

const STAGES = { replaced: 'Replaced', 'in force': 'In force', scheduled: 'Scheduled' } as const

/** The other versions of a fact, the latest first; nothing where there is no other. */
export function FactHistory({ state, fact, today }: Props) {
  const versions = versionsOf(state.facts, fact.key, fact.company).toReversed()
  if (versions.length < 2) return null
  const columns: Column<StateFact>[] = [
    {
      key: 'from',
      label: 'Takes effect',
      phone: 'title',
      cell: (one) => <RowLink href={factHref(state.code, factId(one))}>{beginWords(one)}</RowLink>,
    },
    {
      key: 'stage',
      label: 'Stage',
      phone: 'aside',
      cell: (one) => STAGES[stageOf(state.facts, one, today)],
    },
    { key: 'value', label: 'Value', cell: valueWords },
  ]
  return (
    <Section id="history" title="All versions">
      <DataTable columns={columns} keyOf={factId} label="All versions" rows={versions} />
    </Section>
  )
}
