import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { count } from '@/src/admin/kit/ui/format'
import { Notice, PageLink, PlainTable, Section } from '@/src/admin/kit/ui/parts'
import { BANDS, bandOf, type WeightsPreview } from '@/src/domain/leads/lead-score'
import { pluralWord } from '@/src/domain/vocabulary/plural'

export function PreviewMoves({ preview: { open, moves, examples } }: { preview: WeightsPreview }) {
  const moved = moves.reduce((all, one) => all + one.count, 0)
  return (
    <Section id="weights-preview" title="Preview">
      <Notice tone="info">
        {moved === 0
          ? `None of the ${count(open)} open leads would change band. Nothing is saved yet.`
          : `${count(moved)} of ${count(open)} open ${pluralWord(open, 'lead')} would change band. Nothing is saved yet.`}
      </Notice>
      {moves.length > 0 && (
        <PlainTable
          heads={['From', 'To', 'Leads']}
          label="Leads that change band"
          rows={moves.map((move) => ({
            key: `${move.from} ${move.to}`,
            cells: [BANDS[move.from].label, BANDS[move.to].label, count(move.count)],
          }))}
        />
      )}
      {examples.length > 0 && (
        <ul className="m-0 p-0 list-none">
          {examples.map(({ id, email, before, after }) => (
            <li
              className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-3.5 min-h-10 border-b border-line-soft"
              key={id}
            >
              <PageLink href={adminHref('lead', id)}>{email}</PageLink>
              <span>{`${before} ${BANDS[bandOf(before)].label} → ${after} ${BANDS[bandOf(after)].label}`}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
