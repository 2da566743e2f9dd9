import { Notice } from '@/src/admin/kit/ui/Notice'
import { PlainRows, PlainTable } from '@/src/admin/kit/ui/PlainTable'
import { Section } from '@/src/admin/kit/ui/Section'
import { plural } from '@/src/domain/vocabulary/plural'

import type { CheckedFile } from './import-api'

function Refused({ refused }: Pick<CheckedFile, 'refused'>) {
  return (
    <Section
      description="Nothing can be imported until these rows are corrected."
      id="refused"
      title={`Refused: ${plural(refused.length, 'row')}`}
    >
      <PlainTable className="fact-changes" label="Refused rows" heads={['Row', 'Column', 'Why']}>
        <PlainRows
          rows={refused.map(({ row, column, message }) => ({
            key: row,
            cells: [row, column, message],
          }))}
        />
      </PlainTable>
    </Section>
  )
}

const orDash = (text: string) => text || '–'

type Named = { readonly noun: string }

function Changed({ changed, noun }: Pick<CheckedFile, 'changed'> & Named) {
  return (
    <Section id="changed" title={`Changed: ${plural(changed.length, noun)}`}>
      <PlainTable
        className="fact-changes"
        label={`Changed ${noun}s`}
        heads={['Row', 'Fact', 'Changes']}
      >
        <tbody>
          {changed.map(({ row, state, title, id, changes }) => (
            <tr key={row}>
              <td>{row}</td>
              <td>
                {`${state}: ${title}`}
                {noun === 'fact' && <small className="admin-sub">{id}</small>}
              </td>
              <td>
                {changes.map(({ column, before, after }) => (
                  <p key={column}>
                    <strong>{column}</strong> <del>{orDash(before)}</del> →{' '}
                    <ins>{orDash(after)}</ins>
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}

function Added({ added, noun }: Pick<CheckedFile, 'added'> & Named) {
  return (
    <Section id="added" title={`Added: ${plural(added.length, noun)}`}>
      <ul>
        {added.map(({ row, state, title, id }) => (
          <li key={row}>
            {`Row ${row}, ${state}: ${title} `}
            {noun === 'fact' && <code className="admin-ref">{id}</code>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What a file would change, before anything is. */
export function ImportPreview({ plan, noun }: Named & { readonly plan: CheckedFile }) {
  const { added, changed, same, refused } = plan
  const isNothing = added.length + changed.length + refused.length === 0
  return (
    <div className="fact-preview">
      <Notice tone={refused.length > 0 ? 'warning' : 'info'}>
        {isNothing
          ? `There is nothing to change: all ${plural(same, noun)} are as they were.`
          : `${added.length} added, ${changed.length} changed, ${same} the same, ${refused.length} refused. Nothing is saved yet.`}
      </Notice>
      {refused.length > 0 && <Refused refused={refused} />}
      {changed.length > 0 && <Changed changed={changed} noun={noun} />}
      {added.length > 0 && <Added added={added} noun={noun} />}
    </div>
  )
}
