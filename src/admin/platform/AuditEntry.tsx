import { Gutter, Link } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { Crumbs } from '@/src/admin/kit/page/Crumbs'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { Moment } from '@/src/admin/kit/time/When'
import { Facts } from '@/src/admin/kit/ui/Facts'
import { businessZone } from '@/src/services/platform/business-zone'
import './audit-log.css'
import { PlainTable } from '@/src/admin/kit/ui/PlainTable'
import { staffRecord } from '@/src/queries/platform/staff-rows'
import { areaLabel, deedText, fieldText, namesOf, snapshot } from './audit-text'
import { readable } from './audit-values'
import { type Part, wordChanges } from './word-changes'

const others = (text: string) => `${adminHref('auditLog')}?q=${encodeURIComponent(text)}`

/** One entry of the audit log: who did what, when, from where, and every word that changed. */
export async function AuditEntry({ doc, initPageResult: { req } }: DocumentViewServerProps) {
  const entry = await staffRecord(req, 'auditLog', String(doc.id))
  const { actorEmail, documentId } = entry
  const zone = await businessZone(req)
  return (
    <Gutter className="admin-page audit-entry">
      <Crumbs screen="auditEntry" />
      <div className="record-head__line">
        <h1 className="record-head__number">{deedText(entry)}</h1>
      </div>
      <Facts
        facts={[
          [
            'Who',
            actorEmail ? (
              <Link href={others(actorEmail)} key="who" prefetch={false}>
                {actorEmail}
              </Link>
            ) : (
              'System'
            ),
          ],
          ['When', <Moment at={entry.createdAt} key="when" />],
          ['From', entry.ip],
          ['Area', areaLabel(entry.area)],
          [
            'Record',
            documentId && (
              <Link className="admin-ref" href={others(documentId)} key="record" prefetch={false}>
                {documentId.slice(0, 8)}
              </Link>
            ),
          ],
        ]}
      />
      <section aria-label="Changes" className="admin-section audit-entry__changes">
        <SideBySide after={entry.after} before={entry.before} zone={zone} />
      </section>
    </Gutter>
  )
}

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
function SideBySide({ before, after, zone }: SideBySideProps) {
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
              <th scope="row">{fieldText(name)}</th>
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
