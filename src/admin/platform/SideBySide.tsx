import { PlainTable } from '@/src/admin/kit/ui/PlainTable'

import { readable } from './audit-values'
import { fieldWords, namesOf, snapshot } from './audit-words'
import { type Part, wordChanges } from './word-changes'

function Words({ parts, as: Tag }: { parts: readonly Part[]; as: 'del' | 'ins' }) {
  if (parts.length === 0) return <span className="audit-none">–</span>
  let at = 0
  return parts.map(({ text, isChanged }) => {
    const key = at
    at += text.length
    return isChanged ? <Tag key={key}>{text}</Tag> : <span key={key}>{text}</span>
  })
}

type SideBySideProps = { before: unknown; after: unknown; zone: string }

/** Each field that changed, before and after beside one another, with the words that differ. */
export function SideBySide({ before, after, zone }: SideBySideProps) {
  const [was, is] = [snapshot.parse(before), snapshot.parse(after)]
  const currency = [is.currency, was.currency].includes('INR') ? 'INR' : 'USD'
  const names = namesOf(was, is)
  if (names.length === 0) return <p>No fields were changed.</p>
  return (
    <PlainTable className="audit-diff" label="Before and after">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => {
          const changes = wordChanges(
            readable(was[name], { name, zone, currency }),
            readable(is[name], { name, zone, currency }),
          )
          return (
            <tr key={name}>
              <th scope="row">{fieldWords(name)}</th>
              <td>
                <Words as="del" parts={changes.was} />
              </td>
              <td>
                <Words as="ins" parts={changes.is} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </PlainTable>
  )
}
