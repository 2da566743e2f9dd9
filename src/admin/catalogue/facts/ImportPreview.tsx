import { Notice } from '@/src/admin/kit/ui/Notice'
import { PlainTable } from '@/src/admin/kit/ui/PlainTable'
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
        <tbody>
          {refused.map(({ row, column, message }) => (
            <tr key={row}>
              <td>{row}</td>
              <td>{column}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  )
}

const orDash = (text: string) => text || '–'

function Changed({ changed }: Pick<CheckedFile, 'changed'>) {
  return (
    <Section id="changed" title={`Changed: ${plural(changed.length, 'fact')}`}>
      <PlainTable className="fact-changes" label="Changed facts" heads={['Row', 'Fact', 'Changes']}>
        <tbody>
          {changed.map(({ row, state, title, id, changes }) => (
            <tr key={row}>
              <td>{row}</td>
              <td>
                {`${state}: ${title}`}
                <small className="admin-sub">{id}</small>
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

function Added({ added }: Pick<CheckedFile, 'added'>) {
  return (
    <Section id="added" title={`Added: ${plural(added.length, 'fact')}`}>
      <ul>
        {added.map(({ row, state, title, id }) => (
          <li key={row}>
            {`Row ${row}, ${state}: ${title} `}
            <code className="admin-ref">{id}</code>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What a file would change, before anything is. */
export function ImportPreview({ plan: { added, changed, same, refused } }: { plan: CheckedFile }) {
  const isNothing = added.length + changed.length + refused.length === 0
  return (
    <div className="fact-preview">
      <Notice tone={refused.length > 0 ? 'warning' : 'info'}>
        {isNothing
          ? `There is nothing to change: all ${plural(same, 'fact')} are as they were.`
          : `${added.length} added, ${changed.length} changed, ${same} the same, ${refused.length} refused. Nothing is saved yet.`}
      </Notice>
      {refused.length > 0 && <Refused refused={refused} />}
      {changed.length > 0 && <Changed changed={changed} />}
      {added.length > 0 && <Added added={added} />}
    </div>
  )
}
