import { Notice } from '@/src/admin/kit/ui/Notice'
import { PlainTable } from '@/src/admin/kit/ui/PlainTable'
import { Section } from '@/src/admin/kit/ui/Section'
import { plural } from '@/src/domain/vocabulary/plural'

import type { CheckedLeads } from './import-api'

/** What a file would do, before anything is done. */
export function ImportPlan({ plan }: { plan: CheckedLeads }) {
  const { added, merged, same, refused, refusals, examples } = plan
  if (!plan.mapping.includes('email')) {
    return (
      <Notice tone="warning">Choose the column with the email addresses, then check again.</Notice>
    )
  }
  return (
    <Section id="lead-plan" title="What this file does">
      <Notice tone={refused > 0 ? 'warning' : 'info'}>
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
      {refused > 0 && (
        <>
          <h3>{`Refused: ${plural(refused, 'row')}`}</h3>
          <p className="admin-sub">
            {refused > refusals.length
              ? `These are the first ${refusals.length}. Refused rows are left out.`
              : 'Refused rows are left out.'}
          </p>
          <PlainTable heads={['Row', 'Column', 'Cell', 'Why']} label="Refused rows">
            <tbody>
              {refusals.map((one) => (
                <tr key={one.row}>
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
      )}
    </Section>
  )
}
