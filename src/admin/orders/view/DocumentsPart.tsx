import { Link } from '@payloadcms/ui'
import { Day } from '@/src/admin/kit/time/When'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { Section } from '@/src/admin/kit/ui/Section'
import { documentKinds } from '@/src/domain/vocabulary/document-types'
import { idOf } from '@/src/domain/vocabulary/relation'
import { collectionHref } from '@/src/lib/admin-address'

import { DocumentDrawer } from '../DocumentDrawer'
import type { OrderFacts } from './order-facts'

/** The order's papers, theirs and ours. */
export function DocumentsPart({ facts: { order, documents, can } }: { facts: OrderFacts }) {
  return (
    <Section
      aside={
        can.addDocument && (
          <DocumentDrawer
            companyType={order.companyType}
            orderId={order.id}
            userId={idOf(order.user)}
          />
        )
      }
      id="documents"
      title="Documents"
    >
      {documents.length === 0 && <EmptyState isSmall>There are no documents yet.</EmptyState>}
      <ul className="order-list">
        {documents.map((document) => (
          <li key={document.id}>
            <Link href={collectionHref('documents', document.id)} prefetch={false}>
              {document.name ?? 'Document'}
              <small className="admin-sub">
                {documentKinds(order.companyType)[document.type]}
                {' · '}
                <Day at={document.uploadedAt ?? document.createdAt} />
                {document.uploadedBy === 'customer' && <span>{' · from the customer'}</span>}
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
