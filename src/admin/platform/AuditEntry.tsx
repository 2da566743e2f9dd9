import { Gutter, Link } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'

import { Crumbs } from '@/src/admin/kit/page/Crumbs'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { Moment } from '@/src/admin/kit/time/When'
import { Facts } from '@/src/admin/kit/ui/Facts'

import { businessZone } from '@/src/services/platform/business-zone'
import './audit-log.css'
import { areaLabel, deedWords } from './audit-words'
import { SideBySide } from './SideBySide'

const others = (text: string) => `${adminHref('auditLog')}?q=${encodeURIComponent(text)}`

/** One entry of the audit log: who did what, when, from where, and every word that changed. */
export async function AuditEntry({ doc, initPageResult: { req } }: DocumentViewServerProps) {
  const entry = await req.payload.findByID({
    collection: 'auditLog',
    id: String(doc.id),
    depth: 0,
    overrideAccess: false,
    req,
  })
  const { actorEmail, documentId } = entry
  const zone = await businessZone(req)
  return (
    <Gutter className="admin-page audit-entry">
      <Crumbs screen="auditEntry" />
      <div className="record-head__line">
        <h1 className="record-head__number">{deedWords(entry)}</h1>
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
