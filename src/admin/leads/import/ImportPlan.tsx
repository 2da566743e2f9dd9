import { Notice } from '@/src/admin/kit/ui/Notice'
import { PlainTable } from '@/src/admin/kit/ui/PlainTable'
import { Section } from '@/src/admin/kit/ui/Section'
import { plural } from '@/src/domain/vocabulary/plural'

import type { CheckedLeads } from './import-api'

/** What a file would do, before anything is done. */
export function ImportPlan({ plan }: { plan: CheckedLeads }) {
  const { added, merged, same, refused, leftOut, refusals, omissions, examples } = plan
  if (!plan.mapping.includes('email')) {
    return (
      <Notice tone="warning">Choose the column with the email addresses, then check again.</Notice>
    )
  }
  return (
    <Section id="lead-plan" title="What this file does">
      <Notice tone={refused + leftOut > 0 ? 'warning' : 'info'}>
        {`${added} added, ${merged} merged, ${same} the same, ${refused} refused. Nothing is saved yet.`}
      </Notice>
      {examples.length > 0 && (
        <PlainTable heads={['Row', 'Lead', 'Fills in']} label="Merged leads, for example">
          <tbody>
            {examples.map((one) => (
              <tr key={one.row}>
                <td>{one.row}</td>
                <td>{one.email}</td>
                <td>{one.words}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      <Cells
        cells={refusals}
        count={refused}
        label="Refused rows"
        title={`Refused: ${plural(refused, 'row')}`}
        words="Refused rows are left out."
      />
      <Cells
        cells={omissions}
        count={leftOut}
        label="Cells left out"
        title={`Left out: ${plural(leftOut, 'cell')}`}
        words="These people are imported without them."
      />
    </Section>
  )
}

type CellsProps = {
  readonly cells: CheckedLeads['refusals']
  readonly count: number
  readonly label: string
  readonly title: string
  readonly words: string
}

/** Cells that cannot be used, each with the reason. */
function Cells({ cells, count, label, title, words }: CellsProps) {
  if (count === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <p className="admin-sub">
        {count > cells.length ? `These are the first ${cells.length}. ${words}` : words}
      </p>
      <PlainTable heads={['Row', 'Column', 'Cell', 'Why']} label={label}>
        <tbody>
          {cells.map((one) => (
            <tr key={`${one.row} ${one.column}`}>
              <td>{one.row}</td>
              <td>{one.column}</td>
              <td>
                <code className="lead-cell">{one.cell || '(empty)'}</code>
              </td>
              <td>{one.message}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </>
  )
}
