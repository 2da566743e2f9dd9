import { Notice } from '@/src/admin/kit/ui/Notice'
import { PlainRows, PlainTable } from '@/src/admin/kit/ui/PlainTable'
import { Section } from '@/src/admin/kit/ui/Section'
import { RefusedRows } from './RefusedRows'
import type { CheckedRedirects } from './redirect-import-api'

const SHOWN = 50

type Planned = CheckedRedirects['added'][number]

const wasWords = ({ known }: Planned): string =>
  known ? `${known.to} (${known.type}${known.isActive ? '' : ', inactive'})` : '–'

function Rows({ title, id, rows }: { title: string; id: string; rows: readonly Planned[] }) {
  if (rows.length === 0) return null
  const more = rows.length - SHOWN
  return (
    <Section
      description={more > 0 ? `These are the first ${SHOWN}.` : undefined}
      id={id}
      title={`${title}: ${rows.length}`}
    >
      <PlainTable heads={['Row', 'Old address', 'New address', 'Type', 'Before']} label={title}>
        <PlainRows
          rows={rows.slice(0, SHOWN).map((one) => ({
            key: one.row,
            cells: [one.row, one.from, one.to, one.type, wasWords(one)],
          }))}
        />
      </PlainTable>
    </Section>
  )
}

/** What a file would do, before anything is done. */
export function RedirectPlan({ plan }: { plan: CheckedRedirects }) {
  const { added, changed, same, refused } = plan
  return (
    <>
      <Notice tone={refused.length > 0 ? 'warning' : 'info'}>
        {`${added.length} added, ${changed.length} changed, ${same} the same, ${refused.length} refused. Nothing is saved yet.`}
      </Notice>
      <RefusedRows plan={plan} />
      <Rows id="added" rows={added} title="Added" />
      <Rows id="changed" rows={changed} title="Changed" />
    </>
  )
}
