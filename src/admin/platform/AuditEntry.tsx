import type { DocumentViewServerProps } from 'payload'
import { PageMain } from '@/src/admin/kit/page/AdminPage'
import { Crumbs } from '@/src/admin/kit/page/PageHeader'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { Moment } from '@/src/admin/kit/time/When'
import { Facts, PageLink, PlainTable } from '@/src/admin/kit/ui/parts'
import { businessZone } from '@/src/services/platform/business-zone'
import './audit-log.css'
import { staffRecord } from '@/src/queries/platform/staff-rows'
import { actionText, areaLabel, fieldText, namesOf, snapshot } from './audit-text'
import { currencyIn, readable } from './audit-values'
import { type Part, wordChanges } from './word-changes'

const others = (text: string) => `${adminHref('auditLog')}?q=${encodeURIComponent(text)}`

export async function AuditEntry({ doc, initPageResult: { req } }: DocumentViewServerProps) {
  const entry = await staffRecord(req, 'auditLog', String(doc.id))
  const { actorEmail, documentId } = entry
  const zone = await businessZone(req)
  return (
    <PageMain className="audit-entry">
      <Crumbs screen="auditEntry" />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="m-0 text-xl font-semibold tabular-nums">{actionText(entry)}</h1>
      </div>
      <Facts
        facts={[
          [
            'Who',
            actorEmail ? (
              <PageLink href={others(actorEmail)} key="who">
                {actorEmail}
              </PageLink>
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
              <PageLink className="admin-ref" href={others(documentId)} key="record">
                {documentId.slice(0, 8)}
              </PageLink>
            ),
          ],
        ]}
      />
      <section aria-label="Changes" className="admin-section mt-6 mb-7 scroll-mt-15">
        <SideBySide after={entry.after} before={entry.before} zone={zone} />
      </section>
    </PageMain>
  )
}

const CHANGED = {
  del: 'bg-[color-mix(in_srgb,var(--kit-bad)_16%,transparent)]',
  ins: 'bg-good-soft no-underline',
} as const

function Words({ parts, as: Tag }: { parts: readonly Part[]; as: 'del' | 'ins' }) {
  if (parts.length === 0) return <span className="text-muted">–</span>
  let at = 0
  return parts.map(({ text, isChanged }) => {
    const key = at
    at += text.length
    return isChanged ? (
      <Tag className={CHANGED[Tag]} key={key}>
        {text}
      </Tag>
    ) : (
      <span key={key}>{text}</span>
    )
  })
}

/** Each field that changed, before and after beside one another, with the words that differ. */
function SideBySide({ before, after, zone }: { before: unknown; after: unknown; zone: string }) {
  const [was, is] = [snapshot.parse(before), snapshot.parse(after)]
  const currency = currencyIn(was, is)
  const names = namesOf(was, is)
  if (names.length === 0) return <p>No fields were changed.</p>
  return (
    <PlainTable className="table-fixed" label="Before and after">
      <thead>
        <tr>
          <th className="w-45 phone:w-21" scope="col">
            Field
          </th>
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
              <th className="text-muted" scope="row">
                {fieldText(name)}
              </th>
              <td className="whitespace-pre-wrap wrap-anywhere">
                <Words as="del" parts={changes.was} />
              </td>
              <td className="whitespace-pre-wrap wrap-anywhere">
                <Words as="ins" parts={changes.is} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </PlainTable>
  )
}
