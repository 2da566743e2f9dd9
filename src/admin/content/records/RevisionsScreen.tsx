import { recordScreen } from '@/src/admin/kit/record/record-screen'
import { PlainTable } from '@/src/admin/kit/ui/parts'
import { changeEntries } from '@/src/domain/content/editing/change-set'
import { valueText } from '@/src/domain/content/editing/element-text'

const textOf = ({ draft, live }: { draft: string | null; live: string | null }) =>
  valueText(draft ?? live ?? '') || '–'

export const RevisionsScreen = recordScreen('revisions', {
  noun: 'revision',
  description:
    'Every change of the site’s texts, with what it replaced. Undo one in the visual editor.',
  empty: 'No changes yet.',
  columns: ['kind', 'author', 'undoneAt', 'createdAt'],
  filters: ['kind'],
  sections: [{ title: 'Change', fields: ['summary', 'kind', 'author', 'undoneAt', 'undoneBy'] }],
  isKept: true,
  beside: (_, { changes }) => (
    <PlainTable
      heads={['Text', 'Before', 'After']}
      label="Changed texts"
      rows={changeEntries
        .catch([])
        .parse(changes)
        .map(({ id, label, before, after }) => ({
          key: id,
          cells: [label, textOf(before), textOf(after)],
        }))}
    />
  ),
})
