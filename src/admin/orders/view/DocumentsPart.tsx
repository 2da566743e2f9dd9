import { Link } from '@payloadcms/ui'

import { day } from '@/src/admin/ui/format'
import { Section } from '@/src/admin/ui/Section'
import { DOCUMENT_KINDS } from '@/src/domain/orders/document-types'
import { idOf } from '@/src/domain/relation'

import { DocumentDrawer } from '../DocumentDrawer'
import type { OrderFacts } from './order-facts'

/** The order's papers, theirs and ours. */
export function DocumentsPart({ facts: { order, documents, can } }: { facts: OrderFacts }) {
  return (
    <Section
      aside={can.manage && <DocumentDrawer orderId={order.id} userId={idOf(order.user)} />}
      id="documents"
      title="Documents"
    >
      {documents.length === 0 && <p className="admin-empty">There are no documents yet.</p>}
      <ul className="order-list">
        {documents.map((document) => (
          <li key={document.id}>
            <Link href={`/admin/collections/documents/${document.id}`} prefetch={false}>
              {document.name ?? 'Document'}
              <small className="admin-sub">
                {[
                  DOCUMENT_KINDS[document.type],
                  day(document.uploadedAt ?? document.createdAt),
                  document.uploadedBy === 'customer' ? 'from the customer' : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </Link>
            {(document.url || document.fileUrl) && (
              <a
                href={document.url || document.fileUrl || ''}
                rel="noreferrer"
                target={document.url ? undefined : '_blank'}
              >
                Open
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
