import type { DocumentsReceivedProps } from '@/src/email/templates/documents/documents-received'
import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'
import { collectionHref } from '@/src/lib/admin-address'

/** Invented uploads, to look at the mail without a customer. */
export const DOCUMENTS_RECEIVED_PREVIEW: DocumentsReceivedProps = {
  brand: SAMPLE_BRAND,
  from: 'Ada Moss',
  email: 'ada@example.com',
  about: 'order #9f1c2b7a (Juniper & Oak LLC)',
  firstName: 'Passport',
  link: `http://localhost:3000${collectionHref('orders', 'example')}#documents`,
}
